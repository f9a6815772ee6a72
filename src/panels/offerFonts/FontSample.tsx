import type { offerFonts } from "../../contract/resources/offerFonts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { large } from "../../business/previews/preview.css.ts"
import { useFont } from "./useFont.ts"

/** A font's sample text in the font itself. */
const FontSample = ({ row }: { readonly row: RowOf<typeof offerFonts> }) => {
  const { css } = useFont({
    file: row.file,
    name: row.family,
    weight: row.weight,
    style: row.style,
  })
  const text = row.sample || "R$ 9,99"
  return (
    <span className={large} style={css}>
      {text}
    </span>
  )
}

export default FontSample
