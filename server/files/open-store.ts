/** Opens what files are kept in: a folder below the data directory, or a bucket elsewhere. */
import { join } from "node:path"
import { openDiskStore } from "./disk.ts"
import { openIncoming } from "./incoming.ts"
import { openBucketStore } from "./s3.ts"
import type { StorageConfig } from "../config/storage.ts"
import type { FileStore } from "../contract/services.ts"

export const openFileStore = async (dataDir: string, storage: StorageConfig | null): Promise<FileStore> => {
  const folder = join(dataDir, "files")
  const incoming = await openIncoming(folder)
  return { ...incoming, ...(storage === null ? openDiskStore(folder) : openBucketStore(storage)) }
}
