/** The colours of the demo's pictures: few to a picture, and all of them at home with each other. */
import type { Palette } from "./shapes.ts"

const morning: Palette = {
  sky: ["#ffe7cf", "#ffd0b5"],
  far: "#f4b59a",
  ground: "#e39b7d",
  main: "#3b5b8c",
  accent: "#f2545b",
  light: "#fff6ec",
  dark: "#27324d",
}

export const palettes: readonly [Palette, ...Palette[]] = [
  morning,
  {
    sky: ["#d9f0f7", "#a9d9ea"],
    far: "#8cc3c9",
    ground: "#6fa98f",
    main: "#f2a541",
    accent: "#e4572e",
    light: "#fbfdf8",
    dark: "#22414f",
  },
  {
    sky: ["#eef3d8", "#cfe3b4"],
    far: "#a9c98d",
    ground: "#7ea66a",
    main: "#47759a",
    accent: "#f08a4b",
    light: "#fffdf0",
    dark: "#2c4632",
  },
  {
    sky: ["#e6e2f6", "#c3bce8"],
    far: "#a79fd6",
    ground: "#857bb8",
    main: "#f3c14b",
    accent: "#ee6c8a",
    light: "#fdfbff",
    dark: "#332e5c",
  },
  {
    sky: ["#fdebf0", "#f7c9d6"],
    far: "#e9a9bd",
    ground: "#c98ba6",
    main: "#3f8f8b",
    accent: "#f4a024",
    light: "#fffafa",
    dark: "#4a2a45",
  },
  {
    sky: ["#fbf1d3", "#f4dc9f"],
    far: "#e3c27e",
    ground: "#c9a05c",
    main: "#2f7f6f",
    accent: "#d8483f",
    light: "#fffdf3",
    dark: "#4a3822",
  },
  {
    sky: ["#cfe0f5", "#8fb4e0"],
    far: "#6f98cb",
    ground: "#4d72a6",
    main: "#ffb84d",
    accent: "#ff6b57",
    light: "#f6faff",
    dark: "#1c2f52",
  },
  {
    sky: ["#d8efe6", "#a3d7c4"],
    far: "#7fbfa9",
    ground: "#559885",
    main: "#e8674f",
    accent: "#f7c548",
    light: "#f8fffb",
    dark: "#1f423d",
  },
]

export const skins = ["#f2c9a5", "#e0a97f", "#c68a5f", "#9a6443", "#6f4630"] as const
export const hairs = ["#2b2230", "#5a3825", "#8a5a33", "#c99a55", "#a4462f", "#7a7a82"] as const
