/** The configuration in force, for the log: an operator sees what a node runs with, and the line holds no secret. */
import type { Config } from "./config.ts"

type Shown = string | number | boolean | null | readonly string[] | { readonly [name: string]: Shown }

/** An address without its credentials and its query, which may hold a key. */
const placeOf = (address: string): string => {
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname}`
}

const ifGiven = <Value>(value: Value | null, shown: (value: Value) => Shown): Shown =>
  value === null ? null : shown(value)

/** The names whose values are there. */
const namesIn = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === null || value === false ? [] : [name]))

export const configurationInForce = (config: Config): Readonly<Record<keyof Config, Shown>> => {
  const {
    databaseUrl,
    databaseSessionUrl,
    databaseReadUrl,
    issuer,
    google,
    integrations,
    map,
    mobileApp,
    push,
    letters,
    storage,
    metrics,
    traces,
    ...plain
  } = config
  const { port, host, dataDir, publicUrl, trustedProxies, moderation, feedbackReveal, moderatorsSecondStep } = plain
  const { isLocal, demo, demoBot, flags, ffmpegCore, apis, contractUsage, accessLog, logLevel } = plain
  return {
    ...{ port, host, dataDir, publicUrl, trustedProxies, moderation, feedbackReveal, moderatorsSecondStep },
    ...{ isLocal, demo, demoBot, ffmpegCore, contractUsage, accessLog, logLevel },
    databaseUrl: databaseUrl === undefined ? null : placeOf(databaseUrl),
    databaseSessionUrl: databaseSessionUrl === undefined ? null : placeOf(databaseSessionUrl),
    databaseReadUrl: databaseReadUrl === undefined ? null : placeOf(databaseReadUrl),
    issuer: { kind: issuer.kind, issuer: placeOf(issuer.issuer), clientId: issuer.clientId },
    google: ifGiven(google, ({ issuer: at, clientId, clientSecret }) => ({
      ...{ issuer: placeOf(at), clientId },
      hasSignInPage: clientSecret !== null,
    })),
    flags: namesIn(flags),
    apis: { ...apis.addresses },
    integrations: {
      translator: ifGiven(integrations.translator, ({ url }) => placeOf(url)),
      geocoder: ifGiven(integrations.geocoder, ({ url }) => placeOf(url)),
      stores: namesIn(integrations.stores),
    },
    map: ifGiven(map, ({ styleUrl }) => placeOf(styleUrl)),
    mobileApp: ifGiven(mobileApp, ({ link, clientId }) => ({ link, clientId })),
    push: { hasOwnKeys: push.keys !== null, allowLocal: push.allowLocal, apps: namesIn(push.apps) },
    letters: {
      mailServer: ifGiven(letters.mailServer, ({ host: at, port: on }) => `${at}:${on}`),
      keptIn: letters.keptIn,
      from: letters.from,
    },
    storage: ifGiven(storage, ({ endpoint, region, bucket }) => ({ endpoint: placeOf(endpoint), region, bucket })),
    metrics: ifGiven(metrics, ({ port: on, host: at, token }) => ({ port: on, host: at, hasToken: token !== null })),
    traces: ifGiven(traces, ({ endpoint, headers, share }) => ({
      ...{ endpoint: placeOf(endpoint), share },
      headers: Object.keys(headers),
    })),
  }
}
