/** Compresses the API's answers, for whoever takes that. Files have been compressed by what made them, pages before. */
import { constants } from "node:zlib"
import compress from "@fastify/compress"
import type { FastifyInstance } from "fastify"

/** A shorter answer travels in one packet as it is, bytes. */
const worthBytes = 1024

/** An answer is sent once: a higher quality takes the processor longer than the network gains. */
const brotliQuality = 4

/** Mounts routes whose answers are compressed. A request is never unpacked: a small one could be unpacked to any size. */
export const withCompression = async (
  server: FastifyInstance,
  mount: (routes: FastifyInstance) => void,
): Promise<void> => {
  await server.register(async (routes) => {
    await routes.register(compress, {
      globalDecompression: false,
      threshold: worthBytes,
      encodings: ["br", "gzip"],
      customTypes: /^application\/json/u,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    })
    mount(routes)
  })
}
