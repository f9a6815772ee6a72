import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../ui/theme/layered.ts"

export const slot = style(layered({ display: "contents" }))

/** A panel between the host's header and footer, in the height that they leave. */
export const between = style(
  layered({ display: "flex", flexDirection: "column", blockSize: "100%", minInlineSize: 0 }),
)
layeredInside(`${between} > :not([data-slot])`, { flex: "1 1 auto", minBlockSize: 0 })
