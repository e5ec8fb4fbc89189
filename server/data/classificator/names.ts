/** The shape of a language file: a name for each root and each of its children, none missing and none too many. */
import type { en } from "./en.ts"

export type Icon = keyof typeof en

type AsMany<Texts extends readonly string[]> = { readonly [Index in keyof Texts]: string }

export type CategoryNames = { readonly [One in Icon]: AsMany<(typeof en)[One]> }
