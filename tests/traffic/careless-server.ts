/**
 * A server that logs whole addresses, and somebody who asks it with secrets: run in a process and a dump of its own.
 */
import fastify from "fastify"
import { heardLog } from "./log.ts"

const heard: string[] = []
const server = fastify({ logger: heardLog("warn", (line) => void heard.push(line)), forceCloseConnections: true })
server.addContentTypeParser(
  "application/x-www-form-urlencoded",
  { parseAs: "string" },
  (_request: unknown, body, done) => done(null, body),
)
server.get("/api/careless", async () => ({ link: "/files/1?signature=signature-of-a-file" }))
server.post("/identity/token", async (_request, reply) => {
  server.log.info("Somebody came with the password correct horse.")
  return reply
    .header("set-cookie", "identity_session=cookie-of-a-session; path=/")
    .send({ access_token: "access-that-was-given", refresh_token: "refresh-that-was-given" })
})
server.get("/identity/auth", (_request, reply) => reply.redirect("/auth/callback?code=code-to-redeem&state=1", 303))
server.server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 404 Not Found\r\n\r\n"))

const origin = await server.listen({ port: 0, host: "127.0.0.1" })
await fetch(`${origin}/api/careless`, { headers: { authorization: "Bearer access-in-a-header" } })
await fetch(`${origin}/api/careless?access_token=access-in-an-address`)
await fetch(`${origin}/identity/auth`, { redirect: "manual" })
const form = { password: "correct horse", code_verifier: "verifier-of-a-code", subject_token: "token-of-others" }
await fetch(`${origin}/identity/token`, { method: "POST", body: new URLSearchParams(form) })
const subscription = { endpoint: "https://push.example/secret-device", keys: { auth: "key-of-a-device" } }
const body = JSON.stringify({ pushClientId: JSON.stringify(subscription) })
await fetch(`${origin}/api/push`, { method: "POST", body, headers: { "content-type": "application/json" } })
const socket = new WebSocket(`${origin.replace("http", "ws")}/hubs/some?id=connection-of-a-hub`)
await new Promise((resolve) => socket.addEventListener("error", resolve))
await server.close()
console.log(heard.length)
