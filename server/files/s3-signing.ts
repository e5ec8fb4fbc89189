/** Signs requests to an S3-compatible service: AWS Signature Version 4, as its documentation describes it. D38. */
import { createHash, createHmac } from "node:crypto"
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

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest()

/** All but what RFC 3986 leaves alone is escaped, once. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The headers to send, the signature among them; all that were given are signed. */
export const signed = (
  { region, accessKey, secretKey }: Pick<StorageConfig, "region" | "accessKey" | "secretKey">,
  { method, url, bodyHash, headers, at }: Unsigned,
): Readonly<Record<string, string>> => {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/gu, "")
  const day = moment.slice(0, 8)
  const sent: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": moment,
  }
  const names = Object.keys(sent).sort()
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join("&")
  const canonical = [
    method,
    url.pathname
      .split("/")
      .map((part) => escaped(decodeURIComponent(part)))
      .join("/"),
    query,
    ...names.map((name) => `${name}:${(sent[name] ?? "").trim()}`),
    "",
    names.join(";"),
    bodyHash,
  ].join("\n")
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, createHash("sha256").update(canonical).digest("hex")].join("\n")
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${secretKey}`, day))
  const signature = hmac(key, toSign).toString("hex")
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  }
}
