import { encodeQR } from "etiket/qr"
import { paper } from "../theme/paper.ts"

/** Readers need four modules of white around. */
const quiet = 4

const pathOf = (modules: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Its width with the white around it, such as `28mm`. */
  readonly size: string
}

/** A QR code that holds a text: black on white whatever the scheme, and as it is on paper. */
export const QrCode = ({ text, label, size }: QrCodeProps) => {
  const modules = encodeQR(text, { ecLevel: "M" })
  const side = modules.length + 2 * quiet
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn as elements, from data
      role="img"
      aria-label={label}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill={paper.ground} />
      <path d={pathOf(modules)} fill={paper.ink} />
    </svg>
  )
}
