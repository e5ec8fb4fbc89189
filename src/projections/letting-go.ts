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

/** Lets go of those that are not kept, and answers them; `nth` counts as `allEntities` does. */
export const dropEntities = <T>(
  entities: Entities<T>,
  isKept: (value: T, key: string, nth: number) => boolean,
): readonly T[] => {
  const gone: T[] = []
  let nth = 0
  for (let at = 0; at < branchCount; at += 1) {
    const branch = entities[at]
    if (branch === undefined) continue
    const left = new Branch<T>([], [], [])
    for (let place = 0; place < branch.keys.length; place += 1) {
      const [key, value] = [branch.keys[place] ?? "", branch.values[place] as T]
      if (isKept(value, key, nth)) left.add(branch.hashes[place] ?? 0, key, value)
      else gone.push(value)
      nth += 1
    }
    if (left.keys.length < branch.keys.length) entities[at] = left
  }
  return gone
}
