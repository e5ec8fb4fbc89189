/** Signs requests to an S3-compatible service: AWS Signature Version 4 over all headers. */
import { createHash } from "node:crypto"
import { AwsV4Signer } from "aws4fetch"
import type { StorageConfig } from "../config/storage.ts"

export interface Unsigned {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE"
  readonly url: URL
  /** SHA-256 of the body, hex. */
  readonly bodyHash: string
  readonly headers: Readonly<Record<string, string>>
  readonly at: Date
}

export const hashOfNothing = createHash("sha256").digest("hex")

/** The headers to send beside `Host`, the signature among them. */
export const signed = async (
  { region, accessKey, secretKey }: Pick<StorageConfig, "region" | "accessKey" | "secretKey">,
  { method, url, bodyHash, headers, at }: Unsigned,
): Promise<Readonly<Record<string, string>>> => {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": bodyHash },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    datetime: at.toISOString().replaceAll(/[-:]|\.\d+/gu, ""),
    allHeaders: true,
  })
  const { headers: sent } = await signer.sign()
  return Object.fromEntries(sent)
}
