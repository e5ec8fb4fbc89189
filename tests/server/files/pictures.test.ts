/** Pictures are drawn anew when they are received: nothing but what they show is kept. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { drawSmaller, redraw } from "../../../server/files/pictures.ts"
import type { PictureExtension } from "../../../src/domain/files.ts"
import { cameraHeic, cameraJpg, sizedHeic } from "./cameras.ts"
import { fromDisplayP3, withColours } from "./colours.ts"
import { framesChunk, gif, movingGif, png, pngOf, tornHeic, tornJpg } from "./samples.ts"

/** Reading a header takes milliseconds, drawing so many pixels seconds. */
const drawnWithinMs = 1_000

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-test-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const written = async (name: string, content: Uint8Array): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const whole = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

const drawn = async (extension: PictureExtension, content: Uint8Array) =>
  redraw(await written(`one.${extension}`, content), extension, { accountKey: "somebody" }, async (picture) => ({
    ...picture,
    content: await whole(picture.content),
  }))

type Rgb = readonly [number, number, number]

/** The colours of the camera's HEIC. */
const sidesOf = async (content: Buffer): Promise<{ readonly left: Rgb; readonly right: Rgb }> => {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([240, 160])
  const pixel = (x: number): Rgb => {
    const [r = 0, g = 0, b = 0] = data.subarray((80 * 240 + x) * 3)
    return [r, g, b]
  }
  return { left: pixel(20), right: pixel(220) }
}

const near = (colour: Rgb) =>
  colour.map((part) => expect.toSatisfy((one: number) => Math.abs(one - part) <= 6, `near ${part}`))

describe("a received picture", () => {
  it("is turned upright, and says nothing of where it was taken", async () => {
    const before = await sharp(cameraJpg()).metadata()
    expect([before.width, before.height, before.orientation]).toEqual([60, 40, 6])
    expect(before.exif).toBeDefined()
    const { content, ...rest } = await drawn("jpg", cameraJpg())
    expect(rest).toEqual({ mediaType: "image/jpeg", extension: "jpg" })
    const { format, width, height, orientation, exif } = await sharp(content).metadata()
    expect({ format, width, height, orientation, exif }).toEqual({ format: "jpeg", width: 40, height: 60 })
    expect(content.includes("Exif")).toBe(false)
  })

  it("becomes a JPEG where it was a HEIC", async () => {
    const { content, ...rest } = await drawn("heic", cameraHeic())
    expect(rest).toEqual({ mediaType: "image/jpeg", extension: "jpg" })
    const { left, right } = await sidesOf(content)
    expect(left[0]).toBeGreaterThan(180)
    expect(right[2]).toBeGreaterThan(180)
    expect(content.includes("Exif")).toBe(false)
  })

  it("has the colours that a HEIC says, not those that its numbers would be on a screen", async () => {
    const plain = await sidesOf((await drawn("heic", cameraHeic())).content)
    const { icc = Buffer.alloc(0) } = await sharp(png())
      .withIccProfile("p3")
      .toBuffer()
      .then((p3) => sharp(p3).metadata())
    const wide = await drawn("heic", withColours(cameraHeic(), icc))
    const shown = await sidesOf(wide.content)
    expect(shown.left).toEqual(near(fromDisplayP3(plain.left)))
    expect(shown.right).toEqual(near(fromDisplayP3(plain.right)))
    expect(shown.left).not.toEqual(near(plain.left))
    expect((await sharp(wide.content).metadata()).icc).toBeUndefined()
  })

  it("is drawn as if it had not said any where they can't be read", async () => {
    const garbled = Buffer.alloc(64)
    garbled.write("RGB ", 16)
    const { left } = await sidesOf((await drawn("heic", withColours(cameraHeic(), garbled))).content)
    expect(left).toEqual((await sidesOf((await drawn("heic", cameraHeic())).content)).left)
  })

  it.each<readonly [PictureExtension, Uint8Array, string]>([
    ["png", png(), "image/png"],
    ["gif", gif(), "image/gif"],
  ])("stays a %s", async (extension, content, mediaType) => {
    expect(await drawn(extension, content)).toMatchObject({ mediaType, extension })
  })

  it("keeps all the pictures of an animation", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { content } = await drawn("gif", animation)
    expect(await sharp(content, { animated: true }).metadata()).toMatchObject({ pages: 2, pageHeight: 10 })
  })

  it.each<readonly [PictureExtension, Uint8Array]>([
    ["jpg", tornJpg()],
    ["heic", tornHeic()],
    ["png", cameraJpg().slice(0, 200)],
  ])("is refused when it can't be read: %s", async (extension, content) => {
    await expect(drawn(extension, content)).rejects.toMatchObject({ type: "InvalidFileFormatException" })
  })

  it.each<readonly [string, PictureExtension, Uint8Array]>([
    ["in one frame", "png", pngOf(12_000, 10_001)],
    ["over the frames of a GIF", "gif", movingGif(121, 1_000, 1_000)],
    ["over the frames of an APNG", "png", pngOf(1_000, 1_000, framesChunk(121))],
    ["in a HEIC", "heic", sizedHeic(12_000, 10_001)],
  ])("is refused when it has more pixels than may be %s, before it is drawn", async (_where, extension, content) => {
    const before = process.cpuUsage()
    await expect(drawn(extension, content)).rejects.toMatchObject({
      type: "InvalidFileSizeException",
      details: { megapixels: 120 },
    })
    // Processor time: others may keep the machine busy.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(drawnWithinMs)
  })
})

describe("smaller copies", () => {
  const widthsOf = async (
    width: number,
    height = 30,
    there: readonly number[] = [],
  ): Promise<readonly (readonly [number, number | undefined])[]> => {
    const picture = await sharp({ create: { width, height, channels: 3, background: "#393" } })
      .jpeg()
      .toBuffer()
    const made: (readonly [number, number | undefined])[] = []
    await drawSmaller(await written("wide.jpg", picture), new Set(there), async (wanted, content) => {
      const { width: own, format } = await sharp(await whole(content)).metadata()
      expect(format).toBe("webp")
      made.push([wanted, own])
    })
    return made
  }

  it("are made in each width that is less than the picture's, and in its own", async () => {
    expect(await widthsOf(2000)).toEqual([96, 192, 400, 800, 1200, 1600].map((width) => [width, width]))
    expect(await widthsOf(500)).toEqual([96, 192, 400, 500].map((width) => [width, width]))
    expect(await widthsOf(96)).toEqual([[96, 96]])
  })

  it("are made where they are not there yet", async () => {
    expect(await widthsOf(500, 30, [96, 400])).toEqual([192, 500].map((width) => [width, width]))
  })

  it("are made of a long screenshot in the widths in which they are not too high for their format", async () => {
    expect(await widthsOf(1080, 30_000)).toEqual([96, 192, 400].map((width) => [width, width]))
  })
})
