/** Documents of today that bear the mark wherever editors write, and in the pictures inside of them. */
import { PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib"
import { zipSync } from "fflate"
import { latin, marker, wide } from "./marker.ts"
import { markedFilm } from "./films.ts"
import { markedGif, markedJpg, markedPng, markedTiff, markedWebp } from "./pictures.ts"
import { markedOldOffice } from "./old-documents.ts"

const moment = new Date(Date.UTC(2019, 4, 5, 6, 7, 8))

/** The text on a document's pages, which stays. */
export const said = "Two walls and a ceiling"

export const markedPdf = async (useObjectStreams: boolean): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.setAuthor(marker)
  document.setTitle(`C:\\Users\\${marker}\\plan.docx`)
  document.setCreationDate(moment)
  const { context } = document
  const page = document.addPage([200, 200])
  page.drawText(said, { x: 10, y: 10, size: 10 })
  page.drawImage(await document.embedJpg(await markedJpg()), { x: 10, y: 50, width: 50, height: 50 })
  const xmp = context.stream(`<x:xmpmeta>${marker}</x:xmpmeta>`, { Type: "Metadata", Subtype: "XML" })
  document.catalog.set(PDFName.of("Metadata"), context.register(xmp))
  const privateData = { Editor: { LastModified: PDFString.of("D:20190505"), Private: PDFString.of(marker) } }
  page.node.set(PDFName.of("PieceInfo"), context.obj(privateData))
  page.node.set(PDFName.of("Metadata"), context.register(context.flateStream(`<x:xmpmeta>${marker}</x:xmpmeta>`)))
  const note = {
    Type: "Annot",
    Subtype: "Text",
    Rect: [0, 0, 20, 20],
    T: PDFHexString.fromText(marker),
    M: PDFString.of(`D:2019${marker}`),
    Contents: PDFString.of("Which colour?"),
  }
  const link = {
    Type: "Annot",
    Subtype: "Link",
    Rect: [0, 0, 20, 20],
    A: { S: "GoToR", F: PDFHexString.fromText(`C:\\Users\\${marker}\\other.pdf`) },
  }
  page.node.set(PDFName.of("Annots"), context.obj([context.register(context.obj(note)), context.obj(link)]))
  await document.attach(await markedPng(), "plan.png", { mimeType: "image/png", creationDate: moment })
  context.register(context.obj({ Lost: PDFString.of(marker) }))
  const first = Buffer.from(await document.save({ useObjectStreams }))
  const revision = `\n999 0 obj\n<< /Author (${marker}) >>\nendobj\ntrailer\n<< /Info 999 0 R >>\n% ${marker}\n%%EOF\n`
  return Buffer.concat([first, latin(revision)])
}

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const types: Readonly<Record<string, string>> = {
  docx: "wordprocessingml.document",
  xlsx: "spreadsheetml.sheet",
  pptx: "presentationml.presentation",
}

const mainParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  docx: {
    "word/document.xml": `<w:document xmlns:w="w"><w:body><w:p><w:ins w:id="1" w:author="${marker}" w:date="${marker}"><w:r><w:t>${said}</w:t></w:r></w:ins><w:sdt><w:sdtPr><w:dataBinding w:xpath="${marker}"/></w:sdtPr></w:sdt><pic:cNvPr id="0" name="C:\\Users\\${marker}\\a.jpg" descr="file:///home/${marker}/a.jpg"/></w:p></w:body></w:document>`,
    "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:author='${marker}' w:initials="${marker}" w:date="${marker}"/></w:comments>`,
    "word/people.xml": `<w15:people xmlns:w15="w"><w15:person w15:author="${marker}"><w15:presenceInfo w15:providerId="AD" w15:userId="S::${marker}@example.org"/></w15:person></w15:people>`,
    "word/settings.xml": `<w:settings xmlns:w="w"><w:docVars><w:docVar w:name="a" w:val="${marker}"/></w:docVars></w:settings>`,
    "word/_rels/settings.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/attachedTemplate" Target="file:///C:\\Users\\${marker}\\Normal.dotm" TargetMode="External"/></Relationships>`,
  },
  xlsx: {
    "xl/workbook.xml": `<workbook><fileSharing userName="${marker}"/><x15ac:absPath url="C:\\Users\\${marker}\\"/><sheets><sheet name="${said}"/></sheets></workbook>`,
    "xl/comments1.xml": `<comments><authors><author>${marker}</author></authors></comments>`,
    "xl/persons/person.xml": `<personList><person displayName="${marker}" id="{1}" userId="${marker}" providerId="AD"/></personList>`,
    "xl/worksheets/sheet1.xml": `<worksheet><pageSetup r:id="rId1"/></worksheet>`,
    "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/printerSettings" Target="../printerSettings/printerSettings1.bin"/></Relationships>`,
  },
  pptx: {
    "ppt/presentation.xml": `<p:presentation xmlns:p="p"><p:t>${said}</p:t></p:presentation>`,
    "ppt/commentAuthors.xml": `<p:cmAuthorLst><p:cmAuthor id="0" name="${marker}" initials="${marker}"/></p:cmAuthorLst>`,
    "ppt/authors.xml": `<p188:authorLst><p188:author id="{1}" name="${marker}" initials="${marker}" userId="${marker}" providerId="AD"/></p188:authorLst>`,
    "ppt/comments/comment1.xml": `<p:cmLst><p:cm authorId="0" dt="${marker}"/></p:cmLst>`,
  },
}

const mediaFolder: Readonly<Record<string, string>> = { docx: "word/media", xlsx: "xl/media", pptx: "ppt/media" }
const mp3 = (): Buffer =>
  Buffer.concat([
    latin("ID3\x04\0\0\0\0\0\x20TIT2"),
    latin(marker),
    Buffer.alloc(19),
    Buffer.from([0xff, 0xfb, 0x90, 0]),
    Buffer.alloc(413),
    latin(`TAG${marker}`),
    Buffer.alloc(116),
  ])

const wav = (): Buffer =>
  Buffer.concat([latin("RIFF\x28\0\0\0WAVELIST\x10\0\0\0INFO"), latin(`${marker}\0\0\0`), latin("data\0\0\0\0")])

export const markedOffice = async (kind: "docx" | "xlsx" | "pptx", isInner = false): Promise<Buffer> => {
  const folder = mediaFolder[kind] ?? ""
  const texts = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types><!-- ${marker} --><Override PartName="/a" ContentType="application/vnd.openxmlformats-officedocument.${types[kind]}.main+xml"/></Types>`,
    "_rels/.rels": "<Relationships/>",
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="c"><dc:creator>${marker}</dc:creator><cp:lastModifiedBy>${marker}</cp:lastModifiedBy></cp:coreProperties>`,
    "docProps/app.xml": `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>${marker}</Company></Properties>`,
    "docProps/custom.xml": `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="a"><vt:lpwstr>${marker}</vt:lpwstr></property></Properties>`,
    "docMetadata/LabelInfo.xml": `<clbl:labelList xmlns:clbl="l"><clbl:label id="${marker}"/></clbl:labelList>`,
    "customXml/item1.xml": `<documentManagement xmlns="d"><Author>${marker}</Author></documentManagement>`,
    [`${folder}/drawing.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" sodipodi:docname="${marker}"><metadata>${marker}</metadata></svg>`,
    ...mainParts[kind],
  }
  const inner: Readonly<Record<string, Uint8Array>> = isInner
    ? {}
    : {
        [`${folder}/film.mp4`]: await markedFilm("a.mp4"),
        [`${folder}/../embeddings/inner.xlsx`]: await markedOffice("xlsx", true),
        [`${folder}/../embeddings/oleObject1.bin`]: await markedOldOffice("doc"),
        [`${folder}/../embeddings/inner.pdf`]: await markedPdf(false),
      }
  const parts: Record<string, Uint8Array> = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, latin(text)])),
    "word/numbering.xml": Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      wide(`<?xml version="1.0" encoding="UTF-16"?><w:n w:author="${marker}"/>`),
    ]),
    "xl/printerSettings/printerSettings1.bin": wide(marker),
    [`${folder}/photo.jpg`]: await markedJpg(),
    [`${folder}/photo.png`]: await markedPng(),
    [`${folder}/photo.gif`]: await markedGif(),
    [`${folder}/photo.webp`]: await markedWebp(),
    [`${folder}/photo.tiff`]: await markedTiff(),
    [`${folder}/sound.mp3`]: mp3(),
    [`${folder}/sound.wav`]: wav(),
    ...inner,
  }
  return Buffer.from(zipSync(parts, { comment: marker, mtime: moment }))
}
