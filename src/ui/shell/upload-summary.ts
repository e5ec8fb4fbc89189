/** All uploads as one: how many are done, and how much of their bytes is there. Spec §2 Pop-up notifications. */
import type { Upload } from "../../projections/files.ts"

export interface UploadSummary {
  readonly ids: readonly string[]
  readonly count: number
  readonly done: number
  readonly failed: number
  readonly share: number // 0..1 of the bytes
  readonly state: "running" | "done" | "failed"
}

/** `seen` names what was shown to its end before; null when nothing is left to show. */
export const uploadSummary = (
  uploads: Readonly<Record<string, Upload>>,
  seen: ReadonlySet<string>,
): UploadSummary | null => {
  const shown = Object.values(uploads).filter(({ id, state }) => state !== "canceled" && !seen.has(id))
  if (shown.length === 0) return null
  const sum = (of: (upload: Upload) => number): number => shown.reduce((total, upload) => total + of(upload), 0)
  const total = sum(({ size }) => size)
  const failed = shown.filter(({ state }) => state === "failed").length
  const running = shown.some(({ state }) => state === "running")
  return {
    ids: shown.map(({ id }) => id),
    count: shown.length,
    done: shown.filter(({ state }) => state === "done").length,
    failed,
    share: total === 0 ? 0 : Math.min(1, Math.max(0, sum(({ sent }) => sent ?? 0) / total)),
    state: running ? "running" : failed > 0 ? "failed" : "done",
  }
}
