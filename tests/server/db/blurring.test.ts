/** The database blurs a place as the domain does: what strangers are shown is where a search finds it. */
import * as fc from "fast-check"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { blurredPoint } from "../../../src/domain/locations.ts"
import { engines } from "./engines.ts"

/** Points of a device have many digits, those of the address search a few; some lie in the middle of two. */
const degrees = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc.integer({ min: -most * 1_000, max: most * 1_000 }).map((thousandths) => thousandths / 1_000),
  )

const points = fc.sample(fc.record({ lat: degrees(90), lon: degrees(180) }), 2_000)

describe.each(engines)("on the $name database", ({ open }) => {
  it("blurs each point to the same one (D46)", async () => {
    const { db, close } = await open()
    const { rows } = await sql<{ readonly lat: number; readonly lon: number }>`
      select blurred(lat) as lat, blurred(lon) as lon from unnest(
        ${points.map(({ lat }) => lat)}::float8[], ${points.map(({ lon }) => lon)}::float8[]
      ) as points (lat, lon)`.execute(db)
    await close()
    const other = points.flatMap((point, index) => {
      const [said, wanted] = [rows[index], blurredPoint(point)]
      return said?.lat === wanted.lat && said.lon === wanted.lon ? [] : [{ point, said, wanted }]
    })
    expect(other).toEqual([])
  })
})
