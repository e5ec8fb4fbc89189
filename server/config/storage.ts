/** Configures a bucket for files; without one they stay in the data directory. */
import { withoutSlash, type Variables } from "./variables.ts"

/** An S3-compatible bucket, asked for by its path. */
export interface StorageConfig {
  readonly endpoint: string // without a slash at its end
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const

export const readStorage = ({ problems, text, url }: Variables): StorageConfig | null => {
  const missing = names.filter((name) => text(name) === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    problems.push(`Files go to a bucket only when all of ${names.join(", ")} are set; ${missing.join(", ")} is not.`)
    return null
  }
  return {
    endpoint: withoutSlash(url("S3_ENDPOINT", ["http:", "https:"]) ?? ""),
    region: text("S3_REGION") ?? "us-east-1",
    bucket: text("S3_BUCKET") ?? "",
    accessKey: text("S3_ACCESS_KEY") ?? "",
    secretKey: text("S3_SECRET_KEY") ?? "",
  }
}
