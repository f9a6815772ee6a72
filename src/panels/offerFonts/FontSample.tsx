import type { Reference } from "../../contract/resource/field.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { large } from "../../business/previews/preview.css.ts"
import { useFont } from "./useFont.ts"

/** A font's sample text in the font itself. */
const FontSample = ({ row }: { readonly row: DescribedRow }) => {
  const { css } = useFont({
    file: row["file"] as Reference | null,
    name: String(row["family"]),
    weight: row["weight"],
    style: row["style"],
  })
  const text = String(row["sample"] || "R$ 9,99")
  return (
    <span className={large} style={css}>
      {text}
    </span>
  )
}

export default FontSample
