/** The guards of a route, asked in one order: flag, login, resolution, role, profile. Spec §2. */
import type { FlagName, Flags } from "../../domain/flags.ts"
import type { Side } from "../../domain/participants.ts"

export interface Visitor {
  readonly presence: "unknown" | "anonymous" | "signedIn"
  readonly flags: Flags | null
  readonly isModerator: boolean
  readonly isMobile: boolean // at most 1079.98 px wide (D10)
  /** Of the active profile; null while the account is not known, or is about to act as the profile of a link (D15). */
  readonly side: Side | null
}

export interface RouteRules {
  readonly flag?: FlagName
  readonly login?: true
  readonly mobileOnly?: { readonly otherwise: string }
  /** The address may name the profile that it is for, which is made the active one (D15). */
  readonly linked?: true
  /** For moderators, who enter nothing else (D18); members go home. */
  readonly moderators?: true
  /** `otherwise` may have parts of the route's own address, such as `:key`. */
  readonly side?: { readonly is: Side; readonly otherwise: string }
}

/** wait: not enough is known yet. */
export type Verdict =
  | { readonly go: "in" }
  | { readonly go: "wait" }
  | { readonly go: "signIn" }
  | { readonly go: "to"; readonly path: string }

export const admit = (rules: RouteRules, visitor: Visitor): Verdict => {
  if (rules.flag !== undefined) {
    if (visitor.flags === null) return { go: "wait" }
    if (!visitor.flags[rules.flag]) return { go: "to", path: "/" }
  }
  if (rules.login === true) {
    if (visitor.presence === "unknown") return { go: "wait" }
    if (visitor.presence === "anonymous") {
      if (visitor.flags === null) return { go: "wait" }
      return visitor.flags.login ? { go: "signIn" } : { go: "to", path: "/" }
    }
  }
  if (rules.moderators === true) {
    if (visitor.isModerator) return { go: "in" }
    return visitor.side === null ? { go: "wait" } : { go: "to", path: "/" }
  }
  if (rules.mobileOnly !== undefined && !visitor.isMobile) return { go: "to", path: rules.mobileOnly.otherwise }
  if (rules.side !== undefined) {
    if (visitor.side === null) return { go: "wait" }
    if (visitor.side !== rules.side.is) return { go: "to", path: rules.side.otherwise }
  }
  if (rules.login === true && visitor.side === null) return { go: "wait" }
  return { go: "in" }
}

/** An address with the parts of another one in it: `/offers/:key` of a route whose `key` is known. */
export const filledPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/gu, (whole, name: string) => params[name] ?? whole)
