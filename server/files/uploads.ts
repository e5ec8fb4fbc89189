/** Takes in the one file of a request, measured and looked into, before anything else is done with it. Spec §9. */
import { createReadStream } from "node:fs"
import multipart from "@fastify/multipart"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { cleanFileName, nameInForm, withExtension } from "../../src/domain/file-names.ts"
import { fileSizeLimits } from "../../src/domain/limits.ts"
import { createFairTurns } from "../contract/fair-turns.ts"
import { invalid, refused } from "../contract/refusals.ts"
import type { ReceivedFile, Sender } from "../contract/shapes.ts"
import { cleanFile } from "./cleaning/cleaning.ts"
import { contentTypeOf, type ContentType } from "./content.ts"
import { redraw } from "./pictures.ts"
import type { FileStore, WrittenFile } from "../contract/services.ts"

const largest = Math.max(...Object.values(fileSizeLimits))

/** The size of a form around its file. */
const formBytes = 64 * 1024

/**
 * An account's uploads that are received and drawn at once: as many as a page sends, which keeps what they leave on the
 * disk small. The others wait without being read.
 */
const receiving = createFairTurns({ atOnce: Infinity, atOnceEach: 4, waitingEach: 20, retryAfterMs: 10_000 })

/** Lets the server read multipart requests. */
export const acceptUploads = (app: FastifyInstance): void => {
  void app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0 },
    throwFileSizeLimit: false,
  })
}

const tooLarge = (limit: number) => refused("InvalidFileSizeException", "The file is empty or too large.", { limit })

/** A file that could not be written is the server's fault; all else that can go wrong is a form that broke off. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && "syscall" in error

/** The file as it is to be kept: a picture drawn anew, a film and a document cleaned, a text as it came. E560. */
const cleaned = async (
  store: FileStore,
  written: WrittenFile,
  { name, type, sender }: { readonly name: string; readonly type: ContentType; readonly sender: Sender },
): Promise<ReceivedFile> => {
  if (type.kind !== "image") {
    const { kind, mediaType, extension } = type
    const described = { name: withExtension(name, extension), mediaType, extension }
    if (extension === "txt") return { ...written, ...described }
    await cleanFile({ path: written.path, kind }, sender)
    const received = await store.receive(createReadStream(written.path))
    await store.discard(written)
    return { ...received, ...described }
  }
  const received = await redraw(written.path, type.extension, sender, async ({ content, mediaType, extension }) => ({
    ...(await store.receive(content)),
    name: withExtension(name, extension),
    mediaType,
    extension,
  }))
  await store.discard(written)
  return received
}

/** Reads the rest of a refused form and throws it away: browsers listen to an answer only when they have sent it all. */
const drain = ({ raw }: FastifyRequest): void => {
  let left = largest + formBytes
  raw.on("data", (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
}

const receivedFrom = async (
  store: FileStore,
  request: FastifyRequest,
  field: string,
  sender: Sender,
): Promise<ReceivedFile> => {
  const malformed = () => invalid({ [field]: ["invalidFormat"] })
  if (!request.isMultipart()) throw invalid({ [field]: ["required"] })
  const part = await request.file().catch(() => {
    throw malformed() // nothing but reading the form was done
  })
  if (part === undefined || part.fieldname !== field) throw invalid({ [field]: ["required"] })
  const written = await store.receive(part.file).catch((error: unknown) => {
    throw isOfDisk(error) ? error : malformed()
  })
  try {
    if (part.file.truncated || written.size === 0) throw tooLarge(largest)
    const name = cleanFileName(nameInForm(part.filename))
    const type = await contentTypeOf(written.path, name)
    if (type === null) throw refused("InvalidFileFormatException", "Files of this kind are not accepted.")
    const limit = fileSizeLimits[type.kind]
    if (written.size > limit) throw tooLarge(limit)
    return await cleaned(store, written, { name, type, sender })
  } catch (error) {
    await store.discard(written)
    throw error
  }
}

/**
 * The file of the form's one field, received when its sender's turn comes; its temporary copy belongs to the caller, who
 * keeps it or discards it.
 *
 * @param admit refuses, before anything of the form is read, who may not send it
 */
export const receiveFile =
  (store: FileStore) =>
  async (request: FastifyRequest, field: string, admit: () => Promise<Sender>): Promise<ReceivedFile> => {
    try {
      const sender = await admit()
      const work = (): Promise<ReceivedFile> => receivedFrom(store, request, field, sender)
      return await receiving.inTurn(sender.accountKey, work, sender.gone)
    } catch (error) {
      drain(request)
      throw error
    }
  }
