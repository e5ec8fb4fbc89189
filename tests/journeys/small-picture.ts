/** Makes of a picture of a window one that is small enough to be kept, and can still be recognised. */
import sharp from "sharp"

const width = 320
const qualities = [70, 60, 50, 40, 30, 20] as const

/** The best quality that takes no more bytes. */
export const smallPicture = async (picture: Buffer, mostBytes: number): Promise<Buffer> => {
  const small = sharp(picture).resize({ width })
  for (const quality of qualities) {
    const made = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= mostBytes) return made
  }
  throw new Error(`A picture takes more than ${mostBytes} bytes at the lowest quality.`)
}
