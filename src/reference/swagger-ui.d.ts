/** The part of Swagger UI that the reference uses; the package has no types of its own. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  interface TriedRequest {
    readonly url: string
    readonly headers: Record<string, string>
  }
  type Component = () => null
  /** Puts other components in place of the renderer's, by their names. */
  interface Plugin {
    readonly wrapComponents: Readonly<Record<string, () => Component>>
  }
  interface SwaggerUIOptions {
    readonly domNode: HTMLElement
    readonly spec: unknown
    readonly deepLinking: boolean
    readonly docExpansion: "none"
    readonly defaultModelsExpandDepth: number
    readonly filter: boolean
    readonly validatorUrl: null
    readonly showMutatedRequest: boolean
    readonly plugins: readonly Plugin[]
    readonly requestInterceptor: (request: TriedRequest) => Promise<TriedRequest>
  }
  const SwaggerUI: (options: SwaggerUIOptions) => void
  export default SwaggerUI
}
