/**
 * Questions and answers by messages, between a page, its frame and its worker. Whoever asks gets the answer or the error
 * of the other side, which may send notices meanwhile. architecture: Theatre.
 */

/** The part of a worker, a frame's port or a worker's global scope that messages need. */
export interface Port {
  readonly postMessage: (message: unknown, handedOver: Transferable[]) => void
  readonly addEventListener: (type: "message", listener: (event: MessageEvent<unknown>) => void) => void
}

/** Questions by name, each a function of one argument. */
type Questions<Q> = { readonly [N in keyof Q]: (argument: never) => unknown }

export type Answers<Q extends Questions<Q>> = {
  readonly [N in keyof Q]: (argument: Parameters<Q[N]>[0]) => ReturnType<Q[N]> | Promise<ReturnType<Q[N]>>
}

export type Ask<Q extends Questions<Q>> = <N extends keyof Q & string>(
  name: N,
  argument: Parameters<Q[N]>[0],
) => Promise<ReturnType<Q[N]>>

type Message =
  | { readonly kind: "question"; readonly id: number; readonly name: string; readonly argument: unknown }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "error"; readonly id: number; readonly why: string }
  | { readonly kind: "notice"; readonly notice: unknown }

/** Ports that stand in an argument go to the other side. */
const portsIn = (value: unknown): MessagePort[] =>
  typeof value === "object" && value !== null ? Object.values(value).filter((one) => one instanceof MessagePort) : []

export const askBy = <Q extends Questions<Q>, Notice>(port: Port, onNotice: (notice: Notice) => void): Ask<Q> => {
  const open = new Map<number, { readonly resolve: (answer: never) => void; readonly reject: (cause: Error) => void }>()
  let last = 0
  port.addEventListener("message", ({ data }) => {
    const message = data as Message
    if (message.kind === "notice") onNotice(message.notice as Notice)
    if (message.kind !== "answer" && message.kind !== "error") return
    const asked = open.get(message.id)
    open.delete(message.id)
    if (message.kind === "answer") asked?.resolve(message.answer as never)
    else asked?.reject(new Error(message.why))
  })
  return (name, argument) =>
    new Promise((resolve, reject) => {
      last += 1
      open.set(last, { resolve, reject })
      port.postMessage({ kind: "question", id: last, name, argument } satisfies Message, portsIn(argument))
    })
}

/** Answers a function that tells the other side something that it has not asked for. */
export const answerBy = <Q extends Questions<Q>, Notice>(
  port: Port,
  answersOf: (notify: (notice: Notice) => void) => Answers<Q>,
): void => {
  const send = (message: Message): void => port.postMessage(message, [])
  const answers = answersOf((notice) => send({ kind: "notice", notice }))
  const answer = async (id: number, name: string, argument: unknown): Promise<void> => {
    try {
      const known = Object.hasOwn(answers, name) ? answers[name as keyof Q] : undefined
      if (known === undefined) throw new Error(`Nobody answers ${name}.`)
      send({ kind: "answer", id, answer: await known(argument as never) })
    } catch (cause) {
      send({ kind: "error", id, why: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  port.addEventListener("message", ({ data }) => {
    const message = data as Message
    if (message.kind === "question") void answer(message.id, message.name, message.argument)
  })
}
