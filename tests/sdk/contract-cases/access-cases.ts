/** Changes of who may ask, and of where a service is. */
import type { Said } from "../../../scripts/contract/source/parse.ts"
import { calling, type ContractCase } from "./contract-case.ts"

const bearer = { type: "http", scheme: "bearer" }
const key = { type: "apiKey", in: "header", name: "Key" }
const oauth = (scopes: object, tokenUrl = "/token") => ({
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl, scopes } },
})
const schemes = (securitySchemes: object) => ({ components: { securitySchemes } })
const known = schemes({ bearer, key })
const asked = (security: readonly object[] | null, more: Said = known) =>
  calling(security === null ? {} : { security }, more)
const served = (...servers: readonly object[]) => calling({}, { servers })
const pathServed = (own: object) => ({
  openapi: "3.1.0",
  paths: { "/things": { ...own, get: { responses: { "204": {} } } } },
})
const versioned = (variable: object) => served({ url: "/{v}", variables: { v: variable } })

export const accessCases: readonly ContractCase[] = [
  {
    name: "a scheme with a note",
    old: asked([], schemes({ bearer })),
    now: asked([], schemes({ bearer: { ...bearer, "x-note": 1 } })),
    worst: "note",
  },
  {
    name: "a queue of admins opens to whoever is signed in",
    old: asked([{ bearer: ["admin"] }]),
    now: asked([{ bearer: ["admin"] }, { bearer: [] }]),
    worst: "warning",
    says: "is opened to whoever has bearer: it was for whoever has bearer with the role admin",
  },
  {
    name: "what everybody signed in may ask is for admins",
    old: asked([{ bearer: ["admin"] }, { bearer: [] }]),
    now: asked([{ bearer: ["admin"] }]),
    worst: "wire",
    says: "is closed to whoever has bearer: it is for whoever has bearer with the role admin",
  },
  {
    name: "one of two becomes both of two",
    old: asked([{ bearer: [] }, { key: [] }]),
    now: asked([{ bearer: [], key: [] }]),
    worst: "wire",
    says: "is closed to whoever has bearer, or whoever has key",
  },
  {
    name: "both of two becomes one of two",
    old: asked([{ bearer: [], key: [] }]),
    now: asked([{ bearer: [] }, { key: [] }]),
    worst: "warning",
    says: "is opened to whoever has bearer, or whoever has key",
  },
  {
    name: "a token is asked for",
    old: asked([]),
    now: asked([{ bearer: [] }]),
    worst: "wire",
    says: "is closed to anybody",
  },
  {
    name: "no token is asked for",
    old: asked([{ bearer: [] }]),
    now: asked([]),
    worst: "warning",
    says: "is opened to anybody, signed in or not",
  },
  {
    name: "a token may be shown",
    old: asked([]),
    now: asked([{ bearer: [] }, {}]),
    worst: "note",
    says: "may be shown",
  },
  { name: "no token may be shown", old: asked([{ bearer: [] }, {}]), now: asked([]), worst: "note" },
  { name: "a token may be left out", old: asked([{ bearer: [] }]), now: asked([{ bearer: [] }, {}]), worst: "warning" },
  {
    name: "another way beside the one",
    old: asked([{ bearer: [] }]),
    now: asked([{ bearer: [] }, { key: [] }]),
    worst: "warning",
    says: "is opened to whoever has key",
  },
  { name: "another role", old: asked([{ bearer: ["admin"] }]), now: asked([{ bearer: ["editor"] }]), worst: "wire" },
  {
    name: "the document's security in place of its own",
    old: calling({ security: [{ bearer: [] }] }, known),
    now: calling({}, { ...known, security: [{ bearer: [] }] }),
    worst: "silent",
  },
  {
    name: "the document opens",
    old: calling({}, { ...known, security: [{ bearer: [] }] }),
    now: calling({}, known),
    worst: "warning",
  },
  {
    name: "ways in another order",
    old: asked([{ bearer: [] }, { key: [] }]),
    now: asked([{ key: [] }, { bearer: [] }]),
    worst: "silent",
  },
  {
    name: "a scheme by another name",
    old: asked([{ bearer: [] }]),
    now: asked([{ token: [] }], schemes({ token: bearer, key })),
    worst: "silent",
  },
  {
    name: "another scheme by the same name",
    old: asked([{ bearer: [] }]),
    now: asked([{ bearer: [] }], schemes({ bearer: key, key })),
    worst: "wire",
    says: "access by bearer",
  },
  { name: "a scheme that nobody asks for comes", old: asked([], schemes({ bearer })), now: asked([]), worst: "note" },
  { name: "a scheme that nobody asks for goes", old: asked([]), now: asked([], schemes({ bearer })), worst: "note" },
  {
    name: "a scheme in other words",
    old: asked([], schemes({ bearer })),
    now: asked([], schemes({ bearer: { ...bearer, scheme: "Bearer", bearerFormat: "JWT", description: "A token." } })),
    worst: "silent",
  },
  {
    name: "a scope in other words",
    old: asked([], schemes({ o: oauth({ read: "Read" }) })),
    now: asked([], schemes({ o: oauth({ read: "May read" }) })),
    worst: "silent",
  },
  {
    name: "tokens from elsewhere",
    old: asked([], schemes({ o: oauth({}) })),
    now: asked([], schemes({ o: oauth({}, "/tokens") })),
    worst: "wire",
  },
  {
    name: "blocked accounts are let in",
    old: calling({}),
    now: calling({ "x-open-to-blocked": true }),
    worst: "warning",
    says: "is opened to blocked accounts",
  },
  {
    name: "blocked accounts are shut out",
    old: calling({ "x-open-to-blocked": true }),
    now: calling({}),
    worst: "wire",
  },

  {
    name: "the service moves",
    old: served({ url: "/a" }),
    now: served({ url: "/b" }),
    worst: "wire",
    says: "the address /a is gone",
  },
  {
    name: "the service is found elsewhere, too",
    old: served({ url: "/a" }),
    now: served({ url: "/a" }, { url: "/b" }),
    worst: "note",
  },
  {
    name: "an address with a slash at its end",
    old: served({ url: "/a" }),
    now: served({ url: "/a/", description: "Here." }),
    worst: "silent",
  },
  {
    name: "another default of a variable",
    old: versioned({ default: "1" }),
    now: versioned({ default: "2" }),
    worst: "wire",
  },
  {
    name: "a value of a variable more",
    old: versioned({ default: "1", enum: ["1"] }),
    now: versioned({ default: "1", enum: ["1", "2"] }),
    worst: "note",
  },
  {
    name: "a value of a variable less",
    old: versioned({ default: "1", enum: ["1", "2"] }),
    now: versioned({ default: "1", enum: ["1"] }),
    worst: "wire",
  },
  {
    name: "an operation moves to a server of its own",
    old: calling({}),
    now: calling({ servers: [{ url: "/b" }] }),
    worst: "wire",
  },
  {
    name: "a path moves to a server of its own",
    old: pathServed({}),
    now: pathServed({ servers: [{ url: "/b" }] }),
    worst: "wire",
  },
  {
    name: "a path is found elsewhere, too",
    old: pathServed({ servers: [{ url: "/b" }] }),
    now: pathServed({ servers: [{ url: "/b" }, { url: "/c" }] }),
    worst: "note",
  },
]
