/**
 * Entities that leave a read model: how many there are, and which go; apart, as nothing goes before the first thousand
 * events (retention.ts).
 */
import { Branch, branchCount, type Entities } from "./entities.ts"

export const entityCount = <T>(entities: Entities<T>): number => {
  let count = 0
  for (let at = 0; at < branchCount; at += 1) count += entities[at]?.keys.length ?? 0
  return count
}

/** Lets go of those that are not kept, and answers them. */
export const dropEntities = <T>(entities: Entities<T>, isKept: (value: T, key: string) => boolean): readonly T[] => {
  const gone: T[] = []
  for (let at = 0; at < branchCount; at += 1) {
    const before = entities[at]
    if (before === undefined) continue
    const own = new Branch<T>()
    before.values.forEach((value, place) => {
      const [hash = 0, key = ""] = [before.hashes[place], before.keys[place]]
      if (!isKept(value, key)) return void gone.push(value)
      own.hashes.push(hash)
      own.keys.push(key)
      own.values.push(value)
    })
    if (own.keys.length < before.keys.length) entities[at] = own
  }
  return gone
}
