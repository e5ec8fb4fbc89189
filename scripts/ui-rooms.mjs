/** The interface's part of the table of rooms, from the bottom up: a room imports rooms above its own row only. E236. */
// @ts-check

/** @type {readonly import("./layers.mjs").Room[]} */
export const uiRooms = [
  {
    name: "theme",
    path: "src/ui/theme",
    imports: {},
    packages: ["react", "@fontsource-variable/onest"],
    reason: "the theme is tokens, base styles and breakpoints, which everything that is drawn rests on",
  },
  {
    name: "i18n",
    path: "src/ui/i18n",
    imports: { domain: true, platform: true },
    packages: ["react", "react-intl"],
    reason: "texts know no feature and no screen, so that every screen and part can use them",
  },
  {
    name: "parts",
    path: "src/ui/parts",
    imports: { domain: true, theme: true },
    packages: ["react", "react-dom", "react-intl", "wouter", "@base-ui/react"],
    reason: "a part knows no feature: what it shows and what it does come in through its properties",
  },
  {
    name: "app",
    path: "src/ui/app",
    imports: { commands: true, projections: true, domain: true, platform: "types", i18n: "types", theme: true },
    packages: ["react", "wouter"],
    reason: "hooks give screens and shell the read models, the command bus and the addresses; they draw nothing",
  },
  {
    name: "loading",
    path: "src/ui/loading",
    imports: { parts: true, platform: true },
    packages: ["react", "react-intl"],
    reason: "lazy loading must work before there are read models and a command bus",
  },
  {
    name: "forms",
    path: "src/ui/forms",
    imports: { app: true, parts: true, i18n: true, commands: "types", domain: true },
    packages: ["react", "react-intl"],
    reason: "what all forms do alike (drafts, validation, their errors) knows the fields of none",
  },
  {
    name: "screens",
    path: "src/ui/screens",
    imports: {
      forms: true,
      loading: true,
      app: true,
      parts: true,
      i18n: true,
      projections: true,
      domain: true,
      platform: true,
    },
    packages: ["react", "react-intl", "wouter"],
    reason: "screens read read models and dispatch commands; they never see a wire shape, the SDK or the stream",
  },
  {
    name: "routes",
    path: "src/ui/routes",
    imports: {
      screens: true,
      loading: true,
      app: true,
      i18n: true,
      projections: true,
      domain: true,
      platform: true,
    },
    packages: ["react", "wouter"],
    reason: "routes choose a screen by the address and hand it its arguments, so that no screen reads the address",
  },
  {
    name: "shell",
    path: "src/ui/shell",
    imports: {
      routes: true,
      loading: true,
      app: true,
      parts: true,
      i18n: true,
      projections: true,
      domain: true,
    },
    packages: ["react", "react-intl", "wouter"],
    reason: "the shell is the frame around every page, so nothing on a page may know it",
  },
]
