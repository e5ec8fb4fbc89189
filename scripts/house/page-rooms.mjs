/** The part of the table of rooms that draws pages beside the app: the stage, the theatre and the contracts' reference. */
// @ts-check

/** @type {readonly import("./layers.mjs").Room[]} */
export const pageRooms = [
  {
    name: "stage",
    path: "src/stage",
    imports: { projections: true, domain: true, i18n: true, app: true, loading: true, routes: true, shell: true },
    packages: ["react", "wouter"],
    reason: "the stage draws the app's screens from read models that it is handed, and asks nobody for anything",
  },
  {
    name: "stage-root",
    path: "src/stage.tsx",
    imports: { stage: true, platform: true, i18n: true },
    packages: "any",
    reason: "the composition root of the stage has no engine: no command, no hub and no network is within its reach",
  },
  {
    name: "theatre",
    path: "src/theatre",
    imports: { stage: true, log: true, projections: true, platform: true, domain: true, i18n: true, parts: true },
    packages: ["react", "react-intl", "@tanstack/react-virtual"],
    reason: "the theatre asks a log, and sees the app's screens through the stage alone",
  },
  {
    name: "theatre-root",
    path: "src/theatre.tsx",
    imports: { theatre: true, i18n: true, loading: true },
    packages: "any",
    reason: "the theatre is a page of its own, so that nothing of it is in the app",
  },
  {
    name: "reference",
    path: "src/reference",
    imports: { platform: true, domain: true },
    packages: [],
    reason: "the reference reads the app's session to try requests with it, and draws its few words without the app",
  },
  {
    name: "reference-root",
    path: "src/reference.ts",
    imports: { reference: true, platform: true, domain: true },
    packages: ["swagger-ui-dist/*"],
    reason: "the reference is a page of its own, so that nothing of it or of its renderer is in the app",
  },
]
