/** One connection of the official client, loaded when the first hub is wanted. Spec §4, §9. */
import {
  DefaultHttpClient,
  HttpError,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
  type HttpRequest,
  type HttpResponse,
  type HubConnection,
} from "@microsoft/signalr"
import { hubTimes } from "../domain/real-time.ts"

interface ConnectionOptions {
  readonly url: string
  readonly token: () => string | null
  /** The server has answered 401 to this token. */
  readonly onRefused: (token: string) => void
  /** The client waits this long before it tries to reconnect once more. */
  readonly onWait: (delayMs: number) => void
}

/** The connection's own error has the status in words alone. */
class RefusalHearingClient extends DefaultHttpClient {
  readonly #onRefused: () => void

  constructor(onRefused: () => void) {
    super(NullLogger.instance)
    this.#onRefused = onRefused
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await super.send(request)
    } catch (cause) {
      if (cause instanceof HttpError && cause.statusCode === 401) this.#onRefused()
      throw cause
    }
  }
}

export const buildConnection = ({ url, token, onRefused, onWait }: ConnectionOptions): HubConnection => {
  let sent = ""
  return new HubConnectionBuilder()
    .withUrl(url, {
      accessTokenFactory: () => (sent = token() ?? ""),
      httpClient: new RefusalHearingClient(() => onRefused(sent)),
      timeout: hubTimes.longPollTimeoutMs,
      withCredentials: false, // the token says who it is, also to a server of another origin (E451)
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => {
        const delayMs = hubTimes.retryDelaysMs[previousRetryCount]
        if (delayMs !== undefined) onWait(delayMs)
        return delayMs ?? null
      },
    })
    .withServerTimeout(hubTimes.serverTimeoutMs)
    .withKeepAliveInterval(hubTimes.keepAliveMs)
    .configureLogging(LogLevel.None)
    .build()
}
