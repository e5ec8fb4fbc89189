/** A letter to support goes once, in the form that the contract takes. Spec §7 Support. */
import { expect, it } from "vitest"
import { setUp, typesOf, type Bench } from "./bus-on-a-server.ts"

let bench: Bench

it("is sent with its texts made whole, and tells nothing but that it went", async () => {
  bench = await setUp(() => ({ status: 204 }))
  await bench.bus.dispatch({
    type: "SendSupportLetter",
    userName: " Anna  K. ",
    email: " anna@demo.example ",
    message: "Hello!\r\nIt does not load.",
    log: "H4sI",
  })
  expect(bench.server.heard.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    [
      "POST",
      "/support/send",
      { userName: "Anna K.", email: "anna@demo.example", message: "Hello!\nIt does not load.", log: "H4sI" },
    ],
  ])
  expect(typesOf(bench)).toEqual(["CommandStarted", "CommandSucceeded"])
})

it("says why it was refused", async () => {
  bench = await setUp(() => ({ status: 403 }))
  const letter = { userName: "Anna", email: "a@demo.example", message: "Hello!", log: null }
  await bench.bus.dispatch({ type: "SendSupportLetter", ...letter })
  expect(typesOf(bench)).toEqual(["CommandStarted", "CommandFailed"])
})
