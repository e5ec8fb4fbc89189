/** The part of a contract that a page of the reference shows. */
import type { ReferencePage } from "../domain/reference-pages.ts"
import { isRecord } from "../domain/json.ts"

/** Hub messages have a page of their own, without the operations that stand in the same contract. */
export const shownOn = (page: ReferencePage, contract: unknown): unknown => {
  if (page !== "hubs" || !isRecord(contract)) return contract
  // Nobody sends hub messages to the server, so there is nowhere to send them to, and nothing to sign in for.
  const { paths: _paths, servers: _servers, tags: _tags, security: _security, components, info, ...rest } = contract
  const { securitySchemes: _schemes, ...used } = isRecord(components) ? components : {}
  const hubs = isRecord(contract["x-hubs"]) ? contract["x-hubs"]["paths"] : null
  const places = Object.entries(isRecord(hubs) ? hubs : {}).map(([name, path]) => `- ${name}: \`${String(path)}\``)
  const description = [
    "What the two SignalR hubs send. Each message is the body of a webhook here.",
    "",
    ...places,
  ].join("\n")
  return {
    ...rest,
    components: used,
    info: { ...(isRecord(info) ? info : {}), title: "Marketplace hub messages", description },
  }
}
