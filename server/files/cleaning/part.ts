/** The way in which a cleaner of documents has the files inside of them cleaned, which may be of any kind. */

/** The part without what it reveals of its maker; may change the given bytes. Refuses what lies too deep. */
export type CleanPart = (part: Uint8Array) => Promise<Uint8Array>
