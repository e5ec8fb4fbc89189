/** Where an operator has installed @ffmpeg/core, which takes posters out of videos and which we don't ship. */
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Variables } from "./variables.ts"

/** The package's folder; null: videos have no posters. */
export const readFfmpegCore = ({ text, refuse }: Pick<Variables, "text" | "refuse">): string | null => {
  const folder = text("FFMPEG_CORE")
  if (folder === undefined) return null
  if (!existsSync(join(folder, "dist", "esm", "ffmpeg-core.wasm")))
    refuse("FFMPEG_CORE", "the folder of an installed @ffmpeg/core, such as /opt/ffmpeg/node_modules/@ffmpeg/core")
  return resolve(folder)
}
