/** The names under which a browser's storage holds something. */
export const keysOf = (storage: Pick<Storage, "length" | "key">): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
