/** An address as a QR code, dark on light in every scheme, as cameras want it. */
import { useId, useMemo, type ReactElement } from "react"
import { qrDrawing } from "../../../drawings/qr-code.ts"

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const titleId = useId()
  const { size, path } = useMemo(() => qrDrawing(text), [text])
  return (
    <svg className="p-qr" viewBox={`0 0 ${size} ${size}`} aria-labelledby={titleId} shapeRendering="crispEdges">
      <title id={titleId}>{label}</title>
      <path d={path} />
    </svg>
  )
}
