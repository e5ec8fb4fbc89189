/** Leaves the library of maps out of what draws without a network or without a browser: maps stay empty there. */
// @ts-check

export const noMaps = {
  name: "no-maps",
  setup: (/** @type {import("esbuild").PluginBuild} */ build) => {
    build.onResolve({ filter: /^maplibre-gl$/ }, ({ path }) => ({ path, namespace: "no-maps" }))
    build.onLoad({ filter: /.*/, namespace: "no-maps" }, () => ({ contents: "" }))
  },
}
