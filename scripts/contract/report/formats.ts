/** The formats of a report, by the name that `--format` has for each. */
import { githubOf } from "./github.ts"
import { htmlOf } from "./html.ts"
import { jsonOf } from "./json.ts"
import { junitOf } from "./junit.ts"
import { markdownOf } from "./markdown.ts"
import type { Report } from "./reported.ts"
import { textOf } from "./text.ts"

export const formats = {
  text: textOf,
  markdown: markdownOf,
  json: jsonOf,
  github: githubOf,
  junit: junitOf,
  html: htmlOf,
} as const satisfies Readonly<Record<string, (reports: readonly Report[]) => string>>

export type Format = keyof typeof formats

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)
