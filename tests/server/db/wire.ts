/**
 * A wire between a node and its PostgreSQL server that can be cut, frozen, mended and led elsewhere, as networks, machines and
 * proxies are.
 */
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net"

export interface Wire {
  /** The database's address through the wire. */
  readonly url: string
  /** Ends all connections, and takes no other. */
  readonly cut: () => void
  /** Connections stay, and take others: nothing passes through them. */
  readonly freeze: () => void
  readonly mend: () => void
  /** Nothing passes any more through the connections that there are, as of a machine without power; others are as before. */
  readonly abandon: () => void
  /** Leads connections from now on to another server, as HAProxy or an address that moves does. */
  readonly leadTo: (database: string) => void
  readonly close: () => Promise<void>
}

/** A cluster of the tests listens on a socket in a folder, which its address has in place of a host. */
const placeOf = ({ hostname, port }: URL): NetConnectOpts => {
  const host = decodeURIComponent(hostname)
  const number = Number(port === "" ? 5432 : port)
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}

export const wireTo = async (database: string): Promise<Wire> => {
  let target = new URL(database)
  const open = new Set<Socket>()
  const abandoned = new Set<Socket>()
  let state: "whole" | "cut" | "frozen" = "whole"
  const carry = (from: Socket, to: Socket): void => {
    open.add(from)
    from.on("data", (bytes: Buffer) => void to.write(bytes))
    from.on("error", () => to.destroy())
    from.on("close", () => {
      open.delete(from)
      to.destroy()
    })
    if (state === "frozen") from.pause()
  }
  const server = createServer((near) => {
    if (state === "cut") return void near.destroy()
    const far = connect(placeOf(target))
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const url = new URL(database)
  url.hostname = "127.0.0.1"
  url.port = String((server.address() as AddressInfo).port)
  const endAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = "cut"
      endAll()
    },
    freeze: () => {
      state = "frozen"
      for (const socket of open) socket.pause()
    },
    mend: () => {
      state = "whole"
      for (const socket of open) if (!abandoned.has(socket)) socket.resume()
    },
    abandon: () => {
      for (const socket of open) abandoned.add(socket.pause())
    },
    leadTo: (other) => {
      target = new URL(other)
    },
    close: () => {
      endAll()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
