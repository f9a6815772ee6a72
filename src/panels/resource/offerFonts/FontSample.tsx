import type { Reference } from "../../../contract/resource/field.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { large } from "../preview.css.ts"
import { fontStyle, useFont } from "./useFont.ts"

/** A font's sample text in the font itself. */
const FontSample = ({ row }: { readonly row: DescribedRow }) => {
  const { family } = useFont(row["file"] as Reference | null, String(row["family"]))
  const text = String(row["sample"] || "R$ 9,99")
  return (
    <span className={large} style={fontStyle(family, row["weight"], row["style"])}>
      {text}
    </span>
  )
}

export default FontSample
