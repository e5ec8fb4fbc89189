/** Takes in the one file of a request, measured and looked into, before anything else is done with it. Spec §9; D38. */
import multipart from "@fastify/multipart"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { fileSizeLimits } from "../../src/domain/limits.ts"
import { invalid, refused } from "../contract/refusals.ts"
import type { ReceivedFile } from "../contract/shapes.ts"
import { contentTypeOf } from "./content.ts"
import type { FileStore } from "./store.ts"

const largest = Math.max(...Object.values(fileSizeLimits))
const longestName = 255

/** Lets the server read multipart requests. */
export const acceptUploads = (app: FastifyInstance): void => {
  void app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0 },
    throwFileSizeLimit: false,
  })
}

const tooLarge = (limit: number) => refused("InvalidFileSizeException", "The file is empty or too large.", { limit })

const malformed = () => invalid({ file: ["invalidFormat"] })

/** What could not be written is the server's fault; all else that can go wrong is a form that broke off. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && "syscall" in error

/** The last part of a path that some browser may send, without what can't be in a name. */
const plainName = (name: string): string =>
  [...(name.split(/[\\/]/u).at(-1) ?? "").replace(/\p{Cc}/gu, "")].slice(-longestName).join("") || "file"

/** The file of the field `file`; its temporary copy belongs to the caller, who keeps it or discards it. */
export const receiveFile =
  (store: FileStore) =>
  async (request: FastifyRequest): Promise<ReceivedFile> => {
    if (!request.isMultipart()) throw invalid({ file: ["required"] })
    const part = await request.file().catch(() => {
      throw malformed() // nothing but reading the form was done
    })
    if (part === undefined || part.fieldname !== "file") throw invalid({ file: ["required"] })
    const written = await store.receive(part.file).catch((error: unknown) => {
      throw isOfDisk(error) ? error : malformed()
    })
    try {
      if (part.file.truncated || written.size === 0) throw tooLarge(largest)
      const name = plainName(part.filename)
      const type = await contentTypeOf(written.path, name)
      if (type === null) throw refused("InvalidFileFormatException", "Files of this kind are not accepted.")
      const limit = fileSizeLimits[type.kind]
      if (written.size > limit) throw tooLarge(limit)
      return { ...written, name, mediaType: type.mediaType, extension: type.extension }
    } catch (error) {
      await store.discard(written)
      throw error
    }
  }
