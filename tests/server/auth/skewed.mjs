/** Imported before all else, sets a process's clock wrong by `SKEW_MS`, as it is on a machine without a time server. */
// @ts-check
const Right = Date
const now = () => Right.now() + Number(process.env["SKEW_MS"])

globalThis.Date = new Proxy(Right, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new Right(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
})
