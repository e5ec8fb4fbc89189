/** Leaves the library of maps out of what draws without a network or without a browser: maps stay empty there. */
// @ts-check

/** A map that draws nothing in its place. */
const empty = `const nothing = () => undefined
export const drawMap = () => ({ show: nothing, activate: nothing, fit: nothing, zoom: nothing, close: nothing })`

export const noMaps = {
  name: "no-maps",
  setup: (/** @type {import("esbuild").PluginBuild} */ build) => {
    build.onResolve({ filter: /\/drawn-map\.ts$/ }, ({ path }) => ({ path, namespace: "no-maps" }))
    build.onLoad({ filter: /.*/, namespace: "no-maps" }, () => ({ contents: empty }))
  },
}
