/** Files that were kept before files were cleaned on arrival are cleaned afterwards, at their own addresses. */
import { createReadStream } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { keptFiles } from "../../../server/db/migrations/0052-kept-files.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { markedPdf } from "../files/marked/documents.ts"
import { markedFilm } from "../files/marked/films.ts"
import { marksIn } from "../files/marked/marker.ts"
import { formWith, pdf } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, ownOrder } from "../market.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let ana: Person
  let folder: string
  beforeAll(async () => {
    app = await startApp(engine)
    ana = await app.person("Ana Pop")
    folder = await mkdtemp(join(tmpdir(), "kept-files-"))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
    await app.close()
  })

  const fetched = async (url: string): Promise<Buffer> => Buffer.from(await (await app.nobody.fetch(url)).arrayBuffer())

  /** A file of an order whose content is put in its place, as if it had been sent before. */
  const kept = async (content: Uint8Array, name: string) => {
    const { key } = await createOrder(ana)
    await ana.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(pdf(), "plan.pdf") })
    const [file] = (await ownOrder(ana, key)).filesCollection
    const path = join(folder, name)
    await writeFile(path, content)
    const { files } = app.app.services
    const written = await files.receive(createReadStream(path))
    const extension = name.endsWith("mp4") ? "mp4" : "pdf"
    await app.db
      .updateTable("files")
      .set({ storage_path: await files.keep(written), content_hash: written.hash, file_extension: extension })
      .where("key", "=", file?.fileKey ?? "")
      .execute()
    return file?.contentUrl ?? ""
  }

  const migrateAgain = async (): Promise<void> => {
    for (const statement of keptFiles) await sql.raw(statement).execute(app.db)
  }

  it("they lose what they tell of their makers", async () => {
    const addresses = [await kept(await markedPdf(true), "a.pdf"), await kept(await markedFilm("a.mp4"), "b.mp4")]
    for (const address of addresses) expect(marksIn(await fetched(address))).not.toEqual([])
    const torn = await kept(Buffer.from("%PDF-1.7 torn"), "torn.pdf")
    await migrateAgain()
    await eventually(async () => {
      const marks = await Promise.all(addresses.map(async (address) => marksIn(await fetched(address))))
      return marks.flat().length === 0 ? true : null
    })
    expect((await fetched(torn)).toString()).toBe("%PDF-1.7 torn")
  })
})
