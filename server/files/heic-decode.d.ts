/** The part of heic-decode that is used; it comes without types. */
declare module "heic-decode" {
  interface Picture {
    readonly width: number
    readonly height: number
    readonly decode: () => Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>
  }

  const decoder: {
    readonly all: (file: {
      readonly buffer: Uint8Array
    }) => Promise<readonly Picture[] & { readonly dispose: () => void }>
  }
  export default decoder
}
