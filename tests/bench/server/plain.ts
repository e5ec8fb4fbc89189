/** Statements that the server's requests can't do without, asked by pgbench: how often, tells how dear the rest is. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runTool } from "../../../scripts/test/postgres.mjs"
import { atOnce, type Measured } from "./clients.ts"
import { accountCount, words } from "./rows.ts"

const onMarket = "kind = 'Order' and status = 'Published' and not hide"

/**
 * By the scenario's name, in pgbench's language. Rows that have the words are found first, as the planner would else read
 * the whole market; then they are ranked, dated and counted.
 */
const statements: ReadonlyMap<string, string> = new Map([
  ["search, newest", `select key from listings where ${onMarket} order by updated_date desc, key desc limit 20;`],
  [
    "search, two words",
    `\\set word random(1, ${words.length})
with found as materialized (
    select key, ts_rank(search, query) as rank from listing_versions,
      to_tsquery('simple', (string_to_array('${words.join(" ")}', ' '))[:word] || ' & ${words[5] ?? ""}') as query
    where search @@ query)
  select listings.key, count(*) over () from listings join found on found.key = published_version_key
  where published_version_key = any(array(select key from found)) and ${onMarket}
  order by rank / (1 + extract(epoch from now() - updated_date) / 86400 / 30) desc, listings.key desc limit 20;`,
  ],
  [
    "own list",
    `\\set n random(1, ${accountCount - 1})
select key from listings where account_key = md5('account' || :n)::uuid and kind = 'Order' and status = 'Published'
  order by updated_date desc, key desc limit 20;`,
  ],
  [
    "chat send",
    `\\set n random(0, ${accountCount - 1})
begin;
update chats set last_message_id = last_message_id + 1, last_spoken_at = now() where key = md5('chat' || :n)::uuid;
insert into chat_messages (key, chat_key, message_id, author_key, content, message_type, send_date)
  select gen_random_uuid(), key, last_message_id, owner_key, 'On Monday at nine?', 'Text', now()
  from chats where key = md5('chat' || :n)::uuid;
end;`,
  ],
])

/** The microseconds that each transaction took stand in the third column of pgbench's logs. */
const waitsIn = async (folder: string): Promise<readonly number[]> => {
  const logs = (await readdir(folder)).filter((name) => name.startsWith("log"))
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), "utf8")))
  const lines = texts.flatMap((text) => text.split("\n").filter((line) => line !== ""))
  return lines.map((line) => Number(line.split(" ")[2]) / 1000).toSorted((a, b) => a - b)
}

/** Measures each scenario's statements on the database at this address, for as long as the requests are measured. */
export const measurePlain = async (url: string, forMs: number): Promise<ReadonlyMap<string, Measured>> => {
  const measured = new Map<string, Measured>()
  for (const [name, text] of statements) {
    const folder = await mkdtemp(join(tmpdir(), "bench-plain-"))
    try {
      const file = join(folder, "statements.sql")
      await writeFile(file, text)
      const seconds = forMs / 1000
      const load = ["-c", String(atOnce), "-j", "2", "-T", String(seconds), "-n", "-f", file]
      await runTool("pgbench", [...load, "-l", `--log-prefix=${join(folder, "log")}`, url])
      const waits = await waitsIn(folder)
      measured.set(name, { perSecond: waits.length / seconds, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return measured
}
