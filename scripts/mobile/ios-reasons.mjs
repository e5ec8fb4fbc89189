/**
 * Says in each language why the iOS app asks for what it asks for, for the system's own dialogs, and writes the
 * project's files.
 */
// @ts-check

const keys = /** @type {const} */ ([
  "NSCameraUsageDescription",
  "NSMicrophoneUsageDescription",
  "NSPhotoLibraryUsageDescription",
  "NSLocationWhenInUseUsageDescription",
])

/**
 * In the order of the keys.
 *
 * @type {Readonly<Record<string, readonly [string, string, string, string]>>}
 */
const reasons = {
  en: [
    "To take photos and short videos for your orders, offers and messages.",
    "To record the sound of your videos.",
    "To add photos to your orders, offers and messages.",
    "To show what is near you, when you ask for it.",
  ],
  de: [
    "Um Fotos und kurze Videos für Ihre Aufträge, Angebote und Nachrichten aufzunehmen.",
    "Um den Ton Ihrer Videos aufzunehmen.",
    "Um Ihren Aufträgen, Angeboten und Nachrichten Fotos hinzuzufügen.",
    "Um zu zeigen, was in Ihrer Nähe ist, wenn Sie danach fragen.",
  ],
  pl: [
    "Aby robić zdjęcia i krótkie filmy do Twoich zleceń, ofert i wiadomości.",
    "Aby nagrywać dźwięk Twoich filmów.",
    "Aby dodawać zdjęcia do Twoich zleceń, ofert i wiadomości.",
    "Aby pokazać, co jest w pobliżu, gdy o to poprosisz.",
  ],
  ru: [
    "Чтобы снимать фото и короткие видео для ваших заказов, предложений и сообщений.",
    "Чтобы записывать звук ваших видео.",
    "Чтобы добавлять фото к вашим заказам, предложениям и сообщениям.",
    "Чтобы показать, что есть рядом с вами, когда вы об этом спросите.",
  ],
  uk: [
    "Щоб знімати фото й короткі відео для ваших замовлень, пропозицій і повідомлень.",
    "Щоб записувати звук ваших відео.",
    "Щоб додавати фото до ваших замовлень, пропозицій і повідомлень.",
    "Щоб показати, що є поруч із вами, коли ви про це запитаєте.",
  ],
  be: [
    "Каб здымаць фота і кароткія відэа для вашых заказаў, прапаноў і паведамленняў.",
    "Каб запісваць гук вашых відэа.",
    "Каб дадаваць фота да вашых заказаў, прапаноў і паведамленняў.",
    "Каб паказаць, што ёсць побач з вамі, калі вы пра гэта спытаеце.",
  ],
  fr: [
    "Pour prendre des photos et de courtes vidéos pour vos missions, offres et messages.",
    "Pour enregistrer le son de vos vidéos.",
    "Pour ajouter des photos à vos missions, offres et messages.",
    "Pour montrer ce qui est près de vous, quand vous le demandez.",
  ],
  it: [
    "Per scattare foto e registrare brevi video per i tuoi incarichi, servizi e messaggi.",
    "Per registrare l'audio dei tuoi video.",
    "Per aggiungere foto ai tuoi incarichi, servizi e messaggi.",
    "Per mostrare che cosa c'è vicino a te, quando lo chiedi.",
  ],
  nl: [
    "Om foto's en korte video's te maken voor je opdrachten, diensten en berichten.",
    "Om het geluid van je video's op te nemen.",
    "Om foto's toe te voegen aan je opdrachten, diensten en berichten.",
    "Om te laten zien wat er bij je in de buurt is, als je daarom vraagt.",
  ],
  sv: [
    "För att ta foton och korta filmer till dina uppdrag, erbjudanden och meddelanden.",
    "För att spela in ljudet till dina filmer.",
    "För att lägga till foton i dina uppdrag, erbjudanden och meddelanden.",
    "För att visa vad som finns nära dig, när du ber om det.",
  ],
  tr: [
    "Talepleriniz, hizmetleriniz ve mesajlarınız için fotoğraf ve kısa video çekmek için.",
    "Videolarınızın sesini kaydetmek için.",
    "Taleplerinize, hizmetlerinize ve mesajlarınıza fotoğraf eklemek için.",
    "İstediğinizde yakınınızda neler olduğunu göstermek için.",
  ],
}

export const reasonLanguages = Object.keys(reasons)

const reasonsIn = (/** @type {string} */ language) =>
  keys.map((key, place) => ({ key, reason: reasons[language]?.[place] ?? "" }))

/** For `Info.plist`, which every other language falls back to. */
export const fallbackReasons = () => reasonsIn("en")

const escaped = (/** @type {string} */ text) => text.replace(/["\\]/gu, "\\$&")

/** The contents of `<language>.lproj/InfoPlist.strings`. */
export const reasonStrings = (/** @type {string} */ language) =>
  reasonsIn(language)
    .map(({ key, reason }) => `${key} = "${escaped(reason)}";\n`)
    .join("")

/** Ids of the project's objects: 24 hexadecimal digits, the same each time. */
const idOf = (/** @type {number} */ place) => `0E625${place.toString(16).toUpperCase().padStart(19, "0")}`
const [groupId, builtId] = [idOf(0), idOf(1)]
const fileIdOf = (/** @type {number} */ place) => idOf(16 + place)

/** Puts text after a mark, once. */
const insertAfter = (/** @type {string} */ source, /** @type {string} */ mark, /** @type {string} */ text) => {
  if (source.includes(text)) return source
  const place = source.indexOf(mark)
  if (place < 0) throw new Error(`Capacitor's template has changed: there is no ${mark} in it.`)
  return source.slice(0, place + mark.length) + text + source.slice(place + mark.length)
}

/** Names the files in the Xcode project: a variant group with a file for each language, which the app's target copies. */
export const withReasons = (/** @type {string} */ project) => {
  const name = "InfoPlist.strings"
  const files = reasonLanguages.map(
    (language, place) =>
      `\t\t${fileIdOf(place)} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/${name}; sourceTree = "<group>"; };\n`,
  )
  const children = reasonLanguages.map((language, place) => `\t\t\t\t${fileIdOf(place)} /* ${language} */,\n`)
  const group = `\t\t${groupId} /* ${name} */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n${children.join("")}\t\t\t);\n\t\t\tname = ${name};\n\t\t\tsourceTree = "<group>";\n\t\t};\n`
  const built = `\t\t${builtId} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${groupId} /* ${name} */; };\n`
  const known = reasonLanguages.filter((language) => language !== "en").map((language) => `\t\t\t\t${language},\n`)
  return [
    ["/* Begin PBXBuildFile section */\n", built],
    ["/* Begin PBXFileReference section */\n", files.join("")],
    ["/* Begin PBXVariantGroup section */\n", group],
    ["knownRegions = (\n\t\t\t\ten,\n", known.join("")],
    ["/* AppDelegate.swift */,\n", `\t\t\t\t${groupId} /* ${name} */,\n`],
    [
      "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n",
      `\t\t\t\t${builtId} /* ${name} in Resources */,\n`,
    ],
  ].reduce((done, [mark = "", text = ""]) => insertAfter(done, mark, text), project)
}
