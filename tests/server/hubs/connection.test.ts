/** The states of a hub connection, one moment after the other, without a socket. Spec §9. */
import { expect, it } from "vitest"
import { createConnection, type Transport } from "../../../server/hubs/connection.ts"
import { hubLimits, hubTiming } from "../../../server/hubs/limits.ts"

const minuteMs = 60_000
const handshake = '{"protocol":"json","version":1}\u001e'

/** A transport that keeps what is written. */
const kept = () => {
  const written: string[] = []
  const transport: Transport = {
    write: (text) => void written.push(text),
    bufferedLength: () => 0,
    end: async () => undefined,
    isDrained: () => true,
    heardAt: () => Date.now(),
    maxSilenceMs: 10 * minuteMs,
    pingEveryMs: null,
  }
  return { written, transport }
}

it("with a token that ends before the handshake is told to come back after it, as no earlier word could say so", () => {
  const expiresAt = Date.now() + 1_000
  const connection = createConnection({
    hub: "system-notifications",
    caller: { accountKey: "anna", expiresAt },
    timing: hubTiming,
    node: "",
    limits: hubLimits,
    onState: () => undefined,
  })
  const { written, transport } = kept()
  connection.attach(transport)
  connection.tick(expiresAt)
  expect(written).toEqual([])
  connection.receive(handshake)
  connection.tick(expiresAt)
  expect(connection.state()).toBe("closed")
  expect(written).toEqual([
    "{}\u001e",
    '{"type":7,"error":"The access token has expired.","allowReconnect":true}\u001e',
  ])
})
