/** Presentations of PowerPoint 97 to 2003: the last user, and authors and times of comments. MS-PPT §2.3, §2.4.22. */
import { blankBytes, blankWide } from "./old-office.ts"
import { uncleanable } from "./uncleanable.ts"

const headerBytes = 8
const container = 0xf
const comment = 0x2ee0
const commentAtom = 0x2ee1
const text = 0x0fba
const protectedMark = 0xf3d1_c4df
/** Of a comment's three texts the second is what it says. */
const saidInstance = 1
const user = { length: 20, letters: 28, version: 4 }

export const cleanPresentationUser = (stream: Buffer): void => {
  if (stream.length < user.letters) return void stream.fill(0)
  if (stream.readUInt32LE(12) === protectedMark) uncleanable("The presentation is protected.")
  const letters = stream.readUInt16LE(user.length)
  blankBytes(stream, user.letters, letters)
  blankWide(stream, user.letters + letters + user.version, letters)
}

/** The first day of 2000 by the fields of Windows' time, as a comment must have one. */
const someDay = Buffer.from([0xd0, 7, 1, 0, 6, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])

export const cleanPresentation = (stream: Buffer): void => {
  let at = 0
  let commentEnd = 0
  while (at + headerBytes <= stream.length) {
    const mark = stream.readUInt16LE(at)
    const type = stream.readUInt16LE(at + 2)
    const content = at + headerBytes
    const end = content + stream.readUInt32LE(at + 4)
    if (end > stream.length) return uncleanable("A record reaches beyond the presentation's end.")
    if (type === comment) commentEnd = end
    const isOfComment = content < commentEnd
    if (isOfComment && type === text && mark >> 4 !== saidInstance) blankWide(stream, content, (end - content) / 2)
    if (isOfComment && type === commentAtom) someDay.copy(stream, Math.min(content + 4, end), 0, end - content - 4)
    // A container's records are gone through like all others.
    at = (mark & 0xf) === container ? content : end
  }
}
