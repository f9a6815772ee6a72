import { encodeEAN13, encodeEAN8, encodeITF14 } from "etiket/barcode"
import { paper } from "../theme/paper.ts"

/** Readers need eleven modules of white before the bars and seven after them. */
const [before, after] = [11, 7]
const height = 50

/** Widths of bars and spaces in turn, from the first bar on, in modules. */
const barsOf = (digits: string): ReadonlyArray<number> => {
  if (digits.length === 8) return encodeEAN8(digits).bars
  return digits.length === 14 ? encodeITF14(digits) : encodeEAN13(digits.padStart(13, "0")).bars
}

export interface BarcodeProps {
  /** Digits of a barcode (GTIN): 8, 12, 13 or 14, the check digit among them. */
  readonly digits: string
  readonly label: string
  /** Its width with the white around it, such as `38mm`, and its height. */
  readonly width: string
  readonly height: string
}

/** A barcode of a product: black on white whatever the scheme, and as it is on paper. */
export const Barcode = ({ digits, label, ...size }: BarcodeProps) => {
  const widths = barsOf(digits)
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0))
  const path = widths.map((width, at) =>
    at % 2 === 0 ? `M${(ends[at] ?? 0) - width} 0h${width}v${height}h-${width}z` : "",
  )
  const whole = (ends.at(-1) ?? 0) + before + after
  return (
    <svg
      {...size}
      viewBox={`${-before} 0 ${whole} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn as elements, from data
      role="img"
      aria-label={label}
    >
      <rect x={-before} y={0} width={whole} height={height} fill={paper.ground} />
      <path d={path.join("")} fill={paper.ink} />
    </svg>
  )
}
