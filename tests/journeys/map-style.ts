/** An operator's own map: a style at one origin, and what it draws at another. */
import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll } from "vitest"

const served = async (answer: () => object): Promise<string> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" })
    response.end(JSON.stringify(answer()))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  afterAll(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The machine gave no port.")
  return `http://127.0.0.1:${address.port}`
}

const land = {
  type: "Polygon",
  coordinates: [
    [
      [-11, 37],
      [42, 37],
      [42, 66],
      [-11, 66],
      [-11, 37],
    ],
  ],
}

/** The colour of the map's part that is drawn from the other origin. */
export const landColour = [18, 171, 52] as const

export interface MapStyle {
  readonly origins: readonly [style: string, data: string]
  readonly environment: Readonly<Record<string, string>>
}

export const serveMapStyle = async (): Promise<MapStyle> => {
  const data = await served(() => land)
  const style = await served(() => ({
    version: 8,
    sources: { land: { type: "geojson", data: `${data}/land.json` } },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": "#0000ff" } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": `rgb(${landColour.join()})` } },
    ],
  }))
  return { origins: [style, data], environment: { MAP_STYLE_URL: `${style}/style.json`, MAP_ORIGINS: data } }
}
