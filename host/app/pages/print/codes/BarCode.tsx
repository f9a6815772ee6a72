import { encodeEAN13 } from "etiket/barcode"
import { black } from "../sheet.css.ts"
import { bars, digits } from "./codes.css.ts"

/** Bars and gaps of an EAN-13 by turns; undefined for what is none, which the encoder refuses. */
const widthsOf = (ean: string): ReadonlyArray<number> | undefined => {
  if (!/^\d{13}$/.test(ean)) return undefined
  try {
    return encodeEAN13(ean).bars
  } catch {
    return undefined
  }
}

const pathOf = (widths: ReadonlyArray<number>): string =>
  widths.map((width, at) => (at % 2 === 0 ? `h${width}v1h${-width}zm${width} 0` : `m${width} 0`)).join("")

/** Readers need so much white before and after. */
const [before, after] = [11, 7]
const modules = 95

/** An EAN-13 as bars, with its digits; the digits alone where they are no EAN-13. */
export const BarCode = ({ ean, label }: { readonly ean: string; readonly label: string }) => {
  const widths = widthsOf(ean)
  return (
    <>
      {widths && (
        <svg
          className={bars}
          viewBox={`${-before} 0 ${before + modules + after} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn as elements, from data
          role="img"
          aria-label={label}
        >
          <path d={`M0 0${pathOf(widths)}`} fill={black} />
        </svg>
      )}
      <span className={digits}>{ean}</span>
    </>
  )
}
