/** Where a street map shows a point: our own map has no streets, and whoever has to go there needs them. */
import type { Point } from "../../domain/locations.ts"

/** At this zoom the houses of a street are told apart. */
const zoom = 17

export const mapLink = ({ lat, lon }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`
