/**
 * Composition root of the stage: draws the app's screens from a log, in a frame of the theatre. It asks nobody for anything:
 * its code is one file, and all else is handed in before it draws. architecture: Theatre.
 */
import { createRoot } from "react-dom/client"
import { flushSync } from "react-dom"
import { answerBy, askBy, type Ask, type Port } from "./platform/ports.ts"
import { askPicture } from "./stage/asked-picture.ts"
import { pictureTexts, textOf } from "./stage/picture-texts.ts"
import { createPointing } from "./stage/pointing.ts"
import { preloadParts } from "./stage/preloaded-parts.ts"
import { liveIn, zoneOrUtc } from "./stage/recorded-zone.ts"
import { createStageApp, type StageApp } from "./stage/stage-app.ts"
import { stageHost } from "./stage/stage-device.ts"
import { stagePort, type SceneQuestions, type StageNotice, type StageQuestions } from "./stage/stage-questions.ts"
import { Stage } from "./stage/Stage.tsx"
import { keepStill } from "./stage/still-picture.ts"
import { takeTextsFrom } from "./ui/i18n/loading.ts"

/** Where a part never comes, the moment counts as drawn without it. */
const longestDrawingMs = 2_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const container = document.getElementById("app")

const openStage = (port: Port, place: Element): void => {
  answerBy<StageQuestions, StageNotice>(port, (notify) => {
    let app: StageApp | null = null
    let scenes: { readonly port: MessagePort; readonly ask: Ask<SceneQuestions> } | null = null
    const ready = (): StageApp => {
      if (app === null) throw new Error("The stage is not prepared.")
      return app
    }
    const pointing = createPointing(document, (element) =>
      notify({ kind: "pointed", pointed: askPicture(ready().store, element, textOf(element)) }),
    )
    keepStill(window, {
      onFile: (file) => notify({ kind: "dropped", file }),
      onLeave: (isBack) => notify({ kind: "left", isBack }),
      onEscape: () => notify({ kind: "escaped" }),
    })
    const root = createRoot(place, {
      onUncaughtError: (cause) => notify({ kind: "trouble", why: String(cause) }),
      onCaughtError: (cause) => notify({ kind: "trouble", why: String(cause) }),
    })
    return {
      prepare: async ({ zone, scheme, texts }) => {
        const known = zoneOrUtc(zone)
        liveIn(known, window)
        document.documentElement.dataset["scheme"] = scheme
        takeTextsFrom((path) => {
          const text = texts[path]
          return text === undefined ? null : new Response(text, { headers: { "Content-Type": "application/json" } })
        })
        const languages = new Set(Object.keys(texts).map((path) => path.split("/")[2] ?? ""))
        await Promise.all([preloadParts(stageHost, [...languages]), ...[...document.fonts].map((face) => face.load())])
        app = createStageApp(known)
        return null
      },
      takeScenesFrom: ({ port: source }) => {
        scenes?.port.close()
        scenes = { port: source, ask: askBy<SceneQuestions, never>(source, () => undefined) }
        source.start()
        return null
      },
      show: async ({ count }) => {
        if (scenes === null) throw new Error("The stage has no log.")
        const scene = await scenes.ask("scene", { count })
        const drawn = ready().take(scene)
        const shown = Promise.withResolvers<void>()
        flushSync(() => root.render(<Stage drawn={drawn} moment={scene.now} onDrawn={shown.resolve} />))
        // A page that has not been there before is drawn within a few turns, once its code and its texts are read.
        await Promise.race([shown.promise, pause(longestDrawingMs)])
        return null
      },
      setPointing: ({ isOn }) => {
        pointing.setOn(isOn)
        return null
      },
      texts: () => pictureTexts(document).map(({ text }) => text),
      askText: ({ nth }) => {
        const found = pictureTexts(document)[nth]
        if (found === undefined) return null
        pointing.mark(found.element)
        found.element.scrollIntoView({ block: "center" })
        return askPicture(ready().store, found.element, found.text)
      },
    }
  })
}

window.addEventListener("message", ({ data, origin, source, ports: [port] }) => {
  if (data !== stagePort || origin !== window.location.origin || source !== window.parent) return
  if (port === undefined || container === null) return
  openStage(port, container)
  port.start()
})
