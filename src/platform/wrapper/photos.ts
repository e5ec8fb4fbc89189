/** A photo from the device's own camera; films are made in the page (platform/camera.ts). */
import { Camera, CameraErrorCode } from "@capacitor/camera"
import { isRecord } from "../../domain/json.ts"

/** The server keeps pictures at this size at most; more would only take longer to send (D39). */
const longestEdgePixels = 2_400
const quality = 85

/** Null where the person closed the camera. */
export const takePhoto = async (): Promise<File | "denied" | null> => {
  try {
    const { webPath } = await Camera.takePhoto({
      quality,
      correctOrientation: true,
      targetWidth: longestEdgePixels,
      targetHeight: longestEdgePixels,
    })
    if (webPath === undefined) return null
    const content = await (await fetch(webPath)).blob()
    const type = content.type === "" ? "image/jpeg" : content.type
    return new File([content], `photo-${Date.now()}.${type.split("/")[1] ?? "jpeg"}`, { type })
  } catch (cause) {
    return isRecord(cause) && cause["code"] === CameraErrorCode.CameraPermissionDenied ? "denied" : null
  }
}
