/** Checks that the bucket for files can be reached and written to. */
import type { StorageConfig } from "../config/storage.ts"
import { tryBucket } from "../files/s3.ts"
import type { Check } from "./checks.ts"
import { fails, ok, type Finding } from "./findings.ts"
import { reasonOf } from "./reasons.ts"

const about = "bucket"

const remedies: Readonly<Record<number, string>> = {
  301: "It is in another region: correct S3_REGION and S3_ENDPOINT.",
  403: "Correct S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION, or let the key read, write and delete there.",
  404: "Create the bucket, or correct S3_BUCKET.",
}

const refusal = ({ host }: URL, bucket: string, said: { readonly status: number; readonly code: string }): Finding => {
  const { status, code } = said
  const remedy = code === "RequestTimeTooSkewed" ? "Set this machine's clock." : (remedies[status] ?? "")
  return fails(about, `${host} answered ${status}${code === "" ? "" : ` ${code}`} for ${bucket}. ${remedy}`.trim())
}

export const checkBucket = (storage: StorageConfig): Check => ({
  about,
  look: async (signal) => {
    const url = new URL(storage.endpoint)
    try {
      const refused = await tryBucket(storage, signal)
      if (refused !== null) return refusal(url, storage.bucket, refused)
      return ok(about, `${storage.bucket} at ${url.host} can be written to.`)
    } catch (error) {
      return fails(about, `${url.host} of S3_ENDPOINT can't be reached: ${reasonOf(error)}. Correct S3_ENDPOINT.`)
    }
  },
})
