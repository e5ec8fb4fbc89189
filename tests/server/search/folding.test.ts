/** The database and the client fold letters by one rule, so that a word is found and shown alike. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { classificatorIn } from "../../../server/data/classificator.ts"
import { latinLetters } from "../../../src/domain/folding.ts"
import { languages } from "../../../src/domain/languages.ts"
import { engines } from "../db/engines.ts"

const alphabets = [
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "äöüßàâçéèêëîïôûùüÿœæáíìóòúąćęłńóśźżåøğışñ",
  "абвгґдеёєжзиіїйклмнопрстуўфхцчшщыэюяъь",
].flatMap((letters) => [...letters, ...letters.toUpperCase(), "İ"])

const nameLines = languages.flatMap((language) =>
  classificatorIn(language).flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]),
)

describe.each(engines)("on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())

  const inDatabase = async (texts: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ readonly folded: string }>`
      select latin_letters(said) as folded from unnest(${texts}::text[]) with ordinality as line (said, at) order by at`.execute(
      database.db,
    )
    return rows.map(({ folded }) => folded)
  }

  it.each([
    ["every letter of the eleven alphabets", alphabets],
    ["every category's name", nameLines],
    ["every category's name in capitals", nameLines.map((name) => name.toUpperCase())],
    [
      "signs that nobody sees",
      [..."\u00AD\u034F\u061C\u180E\u200B\u200D\u202E\u2060\uFE0F\uFEFF"].map((sign) => `Bade${sign}Zimmer ${sign}`),
    ],
  ])("folds %s as the client does", async (_what, texts) => {
    expect(await inDatabase(texts)).toEqual(texts.map(latinLetters))
  })
})
