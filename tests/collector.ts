/** A collector of traces as OpenTelemetry sends them, OTLP in JSON over HTTP, which keeps what it hears. */
import { once } from "node:events"
import { createServer } from "node:http"

export interface CollectedSpan {
  readonly trace: string
  readonly span: string
  readonly parent: string | null
  readonly name: string
  /** Of the process that it is of, such as `marketplace`. */
  readonly service: string
  /** ms of the epoch. */
  readonly startedAt: number
  readonly durationMs: number
  readonly isFailed: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status?: { readonly code?: number }
  readonly attributes?: readonly Attribute[]
}

interface Otlp {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[]
  }[]
}

export interface Collector {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  /** The headers of each export. */
  readonly headers: readonly Readonly<Record<string, unknown>>[]
  /** Refuses what comes from now on, or takes it again. */
  readonly refuse: (isRefusing: boolean) => void
  readonly close: () => void
}

const valueOf = (attributes: readonly Attribute[], name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

const failedCode = 2

const spansIn = ({ resourceSpans }: Otlp): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes = [], ...span }) => {
        const startedAt = Number(span.startTimeUnixNano) / 1e6
        const parent = span.parentSpanId ?? ""
        return {
          ...{ trace: span.traceId, span: span.spanId, parent: parent === "" ? null : parent, name: span.name },
          service: String(valueOf(resource.attributes, "service.name")),
          startedAt,
          durationMs: Number(span.endTimeUnixNano) / 1e6 - startedAt,
          isFailed: span.status?.code === failedCode,
          attributes: Object.fromEntries(attributes.map(({ key }) => [key, valueOf(attributes, key)])),
        }
      }),
    ),
  )

export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = []
  const headers: Record<string, unknown>[] = []
  let isRefusing = false
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      headers.push(request.headers)
      if (isRefusing || request.url !== "/v1/traces") return response.writeHead(400).end()
      spans.push(...spansIn(JSON.parse(Buffer.concat(chunks).toString()) as Otlp))
      return response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    headers,
    refuse: (is) => void (isRefusing = is),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
