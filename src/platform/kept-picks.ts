/**
 * Files that were picked for a form or a message and not sent yet: they stay on the device beside its draft, so that a
 * reload loses neither. Bounded in bytes and time; what an account left goes with it. experience: Uploads.
 */
import { openDB, type IDBPDatabase } from "idb"

export interface KeptPick {
  readonly id: string
  readonly name: string
  readonly content: Blob
}

interface Row extends KeptPick {
  readonly place: string
  readonly order: number
  readonly keptAt: number // ms since 1970
}

export interface KeptPicks {
  /** Keeps these files and no others for the place, in this order; answers whether all of them are kept. */
  readonly keep: (place: string, files: readonly KeptPick[]) => Promise<boolean>
  readonly of: (place: string) => Promise<readonly KeptPick[]>
  /** Of all places. */
  readonly count: () => Promise<number>
  readonly clear: () => Promise<void>
}

/** As long as an unsent message (D76), and as much as two of the largest files (D38). */
export const keptPicksBounds = { bytes: 200 * 1024 * 1024, ms: 7 * 24 * 60 * 60 * 1_000 } as const

const storeName = "files"

const open = async (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, { upgrade: (db) => void db.createObjectStore(storeName, { keyPath: "id" }) })

const isOver = ({ keptAt }: Row, now: number): boolean => keptAt + keptPicksBounds.ms <= now

const sizeOf = (rows: readonly KeptPick[]): number => rows.reduce((sum, { content }) => sum + content.size, 0)

interface Changes {
  readonly remove: readonly string[]
  readonly put: readonly Row[]
  readonly areAllKept: boolean
}

/** Files of other places stay, but for those whose time is over; of this one as many as there is room for. */
const changesOf = (rows: readonly Row[], place: string, files: readonly KeptPick[], now: number): Changes => {
  const others = rows.filter((row) => row.place !== place && !isOver(row, now))
  let room = keptPicksBounds.bytes - sizeOf(others)
  const put = files.flatMap((file, order): readonly Row[] => {
    if (file.content.size > room) return []
    room -= file.content.size
    return [{ ...file, place, order, keptAt: now }]
  })
  const stays = new Set([...others, ...put].map(({ id }) => id))
  const isThere = ({ id, order }: Row): boolean =>
    rows.some((row) => row.id === id && row.order === order && !isOver(row, now))
  return {
    remove: rows.flatMap(({ id }) => (stays.has(id) ? [] : [id])),
    // A video is written once, not with each photo that is picked after it.
    put: put.filter((row) => !isThere(row)),
    areAllKept: put.length === files.length,
  }
}

/** Where the browser keeps nothing (private windows), or nothing may be kept, nothing is. */
export const createKeptPicks = (
  now: () => number,
  mayKeep: () => boolean,
  databaseName = "marketplace-picks",
): KeptPicks => {
  const database: Promise<IDBPDatabase | null> = open(databaseName).catch(() => null)
  const rowsIn = async (db: IDBPDatabase): Promise<readonly Row[]> => (await db.getAll(storeName)) as Row[]
  /** One after the other: what is kept follows from what was. */
  let last: Promise<unknown> = Promise.resolve()
  const next = <T>(
    does: (db: IDBPDatabase) => Promise<T>,
    otherwise: T,
    isAllowed: () => boolean = mayKeep,
  ): Promise<T> => {
    const run = last.then(async () => {
      const db = isAllowed() ? await database : null
      return db === null ? otherwise : does(db)
    })
    const answer = run.catch(() => otherwise) // the disk is full, say
    last = answer
    return answer
  }
  return {
    keep: (place, files) =>
      next(async (db) => {
        const { remove, put, areAllKept } = changesOf(await rowsIn(db), place, files, now())
        const writing = db.transaction(storeName, "readwrite")
        for (const id of remove) void writing.store.delete(id)
        for (const row of put) void writing.store.put(row)
        await writing.done
        return areAllKept
      }, files.length === 0),
    of: (place) =>
      next(async (db) => {
        const rows = await rowsIn(db)
        return rows
          .filter((row) => row.place === place && !isOver(row, now()))
          .sort((a, b) => a.order - b.order)
          .map(({ id, name, content }) => ({ id, name, content }))
      }, []),
    count: () => next(async (db) => (await rowsIn(db)).filter((row) => !isOver(row, now())).length, 0),
    clear: () =>
      next(
        (db) => db.clear(storeName),
        undefined,
        () => true,
      ),
  }
}
