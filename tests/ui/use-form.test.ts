/** A form from its first key to the answer: checks, what is kept, and what the server says. experience: Forms. */
import { describe, expect, it } from "vitest"
import { useForm, type Form } from "../../src/ui/forms/use-form.ts"
import { useFormDraft } from "../../src/ui/forms/use-form-draft.ts"
import type { Drafts } from "../../src/platform/drafts.ts"
import { setUp } from "../commands/bus-on-a-server.ts"
import type { Heard, Said } from "../sdk/local-server.ts"
import { appOn, draftsInMemory, now, showHook } from "./hook-bench.ts"

const initial = { userName: "", email: "", message: "" }
const names = ["userName", "email", "message"] as const
type Name = (typeof names)[number]
type Letter = typeof initial

const required = (text: string): readonly string[] => (text === "" ? ["required"] : [])

const useLetter = (): Form<Letter, Name> =>
  useForm<Letter, Name>({
    form: "anna/support",
    initial,
    names,
    rules: ({ userName, email, message }) => ({
      userName: required(userName),
      email: email.includes("@") ? [] : ["email"],
      message: required(message),
    }),
    wireNames: { userName: "userName", "contact.email": "email" },
    clean: (given) => {
      const userName = given.userName.trim()
      return userName === given.userName ? given : { ...given, userName }
    },
    about: { type: "SendSupportLetter" },
  })

const letter: Letter = { userName: "Anna", email: "anna@example.com", message: "Hello" }

const refusal = (errors: object): Said => ({
  status: 400,
  body: { type: "ValidationException", message: "No.", errors, traceId: "t" },
})

const sent: Said = { status: 204 }

it("stays with whom it was begun for, whoever is active when it is left", async () => {
  const drafts = draftsInMemory()
  let active = "painters"
  const form = await showHook(appOn(await setUp(() => sent), { drafts }), () =>
    useFormDraft(`${active}/report`, { comment: "" }, ["comment"]),
  )
  await form.act(() => form.now().change({ comment: "It was not paid." }))
  active = "boris"
  await form.act(() => form.now().change({ comment: "It was not paid at all." }))
  await form.leave()
  expect(drafts.read("painters/report")?.draft).toMatchObject({ draft: { comment: "It was not paid at all." } })
  expect(drafts.read("boris/report")).toBeNull()
})

const opened = async (answer: (heard: Heard, before: number) => Said, drafts: Drafts = draftsInMemory()) => {
  const bench = await setUp(answer)
  const form = await showHook(appOn(bench, { drafts }), useLetter)
  const written: { readonly id: string; readonly draft: Letter }[] = []
  const pressSend = () =>
    form.now().send((what) => {
      written.push(what)
      return { type: "SendSupportLetter", ...what.draft, log: null }
    })
  return { ...form, bench, drafts, written, pressSend, send: () => form.act(pressSend) }
}

describe("checks", () => {
  it("show nothing of a field before it is left, and then what is wrong as it is typed", async () => {
    const form = await opened(() => sent)
    await form.act(() => form.now().change({ email: "anna" }))
    expect(form.now().ruleOf("email")).toBeNull()
    await form.act(() => form.now().leave("email"))
    expect(form.now().shown).toEqual([{ name: "email", rule: "email" }])
    await form.act(() => form.now().change({ email: "anna@example.com" }))
    expect(form.now().shown).toEqual([])
  })

  it("of all fields hold back what is sent, in the order of the screen", async () => {
    const form = await opened(() => sent)
    expect(await form.send()).toBeNull()
    expect(form.now().shown.map(({ name }) => name)).toEqual(names)
    expect(form.now().attempt).toBe(1)
    expect(form.bench.server.heard).toEqual([])
  })

  it("are of what is kept: a field is cleaned when it is left, and before it is sent", async () => {
    const form = await opened(() => sent)
    await form.act(() => form.now().change({ ...letter, userName: " Anna " }))
    await form.act(() => form.now().leave("userName"))
    expect(form.now().draft.userName).toBe("Anna")
    await form.act(() => form.now().change({ userName: "Anna  " }))
    await form.send()
    expect(form.written[0]?.draft.userName).toBe("Anna")
    expect(form.now().draft.userName).toBe("Anna")
  })
})

describe("sending", () => {
  it("is busy until the answer, and a second press does nothing", async () => {
    const form = await opened(() => ({ ...sent, delayMs: 50 }))
    await form.act(() => form.now().change(letter))
    const [first] = await form.act(() => [form.pressSend()])
    expect(form.now().busy).toBe(true)
    expect(await form.send()).toBeNull()
    expect(await form.act(() => first)).toMatchObject({ tag: "Done" })
    expect(form.now().busy).toBe(false)
    expect(form.bench.server.heard).toHaveLength(1)
  })

  it("that fails keeps what was typed and its draft, and says why until it is tried again", async () => {
    const form = await opened((_, before) => (before === 0 ? { status: 403 } : { ...sent, delayMs: 50 }))
    await form.act(() => form.now().change(letter))
    expect(await form.send()).toMatchObject({ tag: "Failed" })
    expect(form.now()).toMatchObject({ draft: letter, busy: false, failure: { _tag: "Forbidden" }, shown: [] })
    await form.leave()
    expect(form.drafts.read("anna/support")?.draft).toMatchObject({ draft: letter })
  })

  it("does not take over why another form failed", async () => {
    const form = await opened(() => ({ status: 403 }))
    await form.act(() => form.bench.bus.dispatch({ type: "SendSupportLetter", ...letter, log: null }))
    expect(form.now().failure).toBeUndefined()
  })
})

describe("what the server finds wrong", () => {
  it("stands at its field under the form's name, until the field is changed", async () => {
    const form = await opened(() => refusal({ "contact.email": ["unknownValue"] }))
    await form.act(() => form.now().change(letter))
    await form.send()
    expect(form.now().shown).toEqual([{ name: "email", rule: "unknownValue" }])
    expect(form.now().failure).toBeUndefined()
    await form.act(() => form.now().change({ message: "Hello again" }))
    expect(form.now().ruleOf("email")).toBe("unknownValue")
    await form.act(() => form.now().change({ email: "anna@example.org" }))
    expect(form.now().shown).toEqual([])
  })

  it("stands there again when the same is refused again, and takes the focus to the summary", async () => {
    const form = await opened(() => refusal({ "contact.email": ["unknownValue"] }))
    await form.act(() => form.now().change(letter))
    await form.send()
    const { attempt } = form.now()
    await form.act(() => form.now().change({ email: "anna@example.org" }))
    await form.send()
    expect(form.now().ruleOf("email")).toBe("unknownValue")
    expect(form.now().attempt).toBeGreaterThan(attempt)
  })

  it("in no field of the form is said of the whole", async () => {
    const form = await opened(() => refusal({ somethingElse: ["unknownValue"] }))
    await form.act(() => form.now().change(letter))
    await form.send()
    expect(form.now().shown).toEqual([])
    expect(form.now().failure).toMatchObject({ _tag: "Refused" })
  })
})

describe("a draft", () => {
  it("is kept when the form is left, and restored under the same id", async () => {
    const first = await opened(() => sent)
    await first.act(() => first.now().change({ message: "Hello" }))
    await first.leave()
    const kept = first.drafts.read("anna/support")?.draft
    const again = await opened(() => sent, first.drafts)
    expect(again.now()).toMatchObject({ draft: { ...initial, message: "Hello" }, restoredFrom: now })
    await again.act(() => again.now().change(letter))
    await again.send()
    expect(kept).toMatchObject({ id: again.written[0]?.id })
  })

  it("is kept soon after the last key", async () => {
    const form = await opened(() => sent)
    await form.act(() => form.now().change({ message: "Hello" }))
    expect(form.drafts.count()).toBe(0)
    await expect.poll(() => form.drafts.read("anna/support")?.draft).toMatchObject({ draft: { message: "Hello" } })
  })

  it("is deleted once it was sent, also when the form is left after that", async () => {
    const form = await opened(() => sent)
    await form.act(() => form.now().change(letter))
    await form.send()
    await form.leave()
    expect(form.drafts.count()).toBe(0)
  })

  it("is deleted when it is discarded: the form is a new one, with another id and no errors", async () => {
    const drafts = draftsInMemory()
    drafts.write("anna/support", { id: "kept", draft: { ...initial, message: "Hello" } })
    const form = await opened(() => ({ status: 403 }), drafts)
    await form.act(() => form.now().change(letter))
    await form.send()
    await form.act(() => form.now().change({ email: "" }))
    await form.send()
    await form.act(() => form.now().discard())
    await form.leave()
    expect(form.now()).toMatchObject({ draft: initial, restoredFrom: null, shown: [], attempt: 0, failure: undefined })
    expect(drafts.count()).toBe(0)
  })

  it("is none while nothing is typed", async () => {
    const form = await opened(() => sent)
    await form.act(() => form.now().change({ message: "Hello" }))
    await form.act(() => form.now().change({ message: " " }))
    await form.leave()
    expect(form.drafts.count()).toBe(0)
  })
})

describe("a form over what is there already", () => {
  /** Opens a form over what is there, and changes while the form is open. */
  const openedOver = async (kept: { there: Letter }, drafts: Drafts = draftsInMemory()) => {
    const bench = await setUp(() => sent)
    const changed: Partial<Letter>[] = []
    const form = await showHook(appOn(bench, { drafts }), () =>
      useForm<Letter, Name>({
        form: "anna/words",
        initial: kept.there,
        isOfExisting: true,
        names,
        rules: () => ({ userName: [], email: [], message: [] }),
        wireNames: {},
        clean: (given) => ({ ...given, userName: given.userName.trim() }),
        about: { type: "SendSupportLetter" },
      }),
    )
    const send = () =>
      form.act(() =>
        form.now().send((what) => {
          changed.push(what.changed)
          return { type: "SendSupportLetter", ...what.draft, log: null }
        }),
      )
    return { ...form, drafts, changed, send }
  }

  it("sends what was changed in it alone, and shows what was changed elsewhere meanwhile", async () => {
    const kept = { there: letter }
    const form = await openedOver(kept)
    await form.act(() => form.now().change({ message: "Hello again" }))
    kept.there = { ...letter, userName: "Anna Nowak" }
    await form.act(() => form.now().leave("message"))
    expect(form.now().draft).toEqual({ ...kept.there, message: "Hello again" })
    await form.send()
    expect(form.changed).toEqual([{ message: "Hello again" }])
  })

  it("brings nothing back from before by its draft", async () => {
    const kept = { there: letter }
    const first = await openedOver(kept)
    await first.act(() => first.now().change({ message: "Hello again" }))
    await first.leave()
    const there = { ...letter, userName: "Anna Nowak" }
    const again = await openedOver({ there }, first.drafts)
    expect(again.now()).toMatchObject({ draft: { ...there, message: "Hello again" }, restoredFrom: now })
    await again.send()
    expect(again.changed).toEqual([{ message: "Hello again" }])
  })
})
