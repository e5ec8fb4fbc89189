/** A proxy that leads each request to the next node, as one without sticky sessions does. */
import { once } from "node:events"
import { createServer, request as ask, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import type { AddressInfo } from "node:net"
import { dumpLog } from "../../traffic/dump.ts"

export interface Proxy {
  readonly origin: string
  readonly close: () => void
}

export const roundRobin = async (ports: readonly number[]): Promise<Proxy> => {
  let turn = 0
  const next = (): number => ports[turn++ % ports.length] ?? 0
  const proxy = createServer((request, reply) => {
    const { method, url: path, headers } = request
    const onward = ask({ port: next(), host: "127.0.0.1", method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on("error", () => reply.destroy())
    request.pipe(onward)
  })
  proxy.on("upgrade", ({ method, url, rawHeaders }: IncomingMessage, socket, head) => {
    const onward = connect(next(), "127.0.0.1", () => {
      const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []))
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const one of [socket, onward]) one.on("error", () => [socket, onward].forEach((end) => end.destroy()))
  })
  proxy.listen(0, "127.0.0.1")
  await once(proxy, "listening")
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  // The nodes' answers come from it, too, and each server that answers has a log (tests/traffic/).
  dumpLog()(`Server listening at ${origin}\n`)
  return {
    origin,
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
