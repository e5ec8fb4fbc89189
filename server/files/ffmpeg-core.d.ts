/** The part of @ffmpeg/core that is used: FFmpeg with a file system of its own, in memory. D39. */
declare module "@ffmpeg/core" {
  export interface FfmpegFile {
    usedBytes: number
    stream_ops: object
  }

  export interface Ffmpeg {
    readonly FS: {
      readonly create: (path: string) => FfmpegFile
      readonly readFile: (path: string) => Uint8Array<ArrayBuffer>
      readonly analyzePath: (path: string) => { readonly exists: boolean }
    }
    readonly setLogger: (log: (line: { readonly message: string }) => void) => void
    readonly exec: (...args: readonly string[]) => number
  }

  const create: (options: { readonly wasmBinary: Uint8Array }) => Promise<Ffmpeg>
  export default create
}
