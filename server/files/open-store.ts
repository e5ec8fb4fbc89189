/** Opens what files are kept in: a folder below the data directory, or a bucket elsewhere. */
import { openDiskStore } from "./disk.ts"
import { filesOf } from "./folder.ts"
import { openIncoming } from "./incoming.ts"
import { openBucketStore } from "./s3.ts"
import type { StorageConfig } from "../config/storage.ts"
import type { FileStore } from "../contract/services.ts"

export const openFileStore = async (dataDir: string, storage: StorageConfig | null): Promise<FileStore> => {
  const folder = filesOf(dataDir)
  const incoming = await openIncoming(folder)
  return { ...incoming, ...(storage === null ? openDiskStore(folder) : openBucketStore(storage)) }
}
