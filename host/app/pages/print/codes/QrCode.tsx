import { encodeQR } from "etiket/qr"
import { black, white } from "../sheet.css.ts"
import { qr } from "./codes.css.ts"

/** Readers need four modules of white around. */
const quiet = 4

const pathOf = (modules: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

/** A QR code that holds a text. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const modules = encodeQR(text, { ecLevel: "M" })
  const size = modules.length + 2 * quiet
  return (
    <svg
      className={qr}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn as elements, from data
      role="img"
      aria-label={label}
    >
      <rect x={-quiet} y={-quiet} width={size} height={size} fill={white} />
      <path d={pathOf(modules)} fill={black} />
    </svg>
  )
}
