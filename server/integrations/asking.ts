/** Asks another server for JSON, for a while and not for ever. */

const patienceMs = 10_000
const mostBytes = 1_000_000

/** The answer, or an error where there is none, none in time, or too much of one. */
export const askOutside = async (url: string, request: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Error(`${new URL(url).host} answered more than ${mostBytes} bytes.`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8"))
}
