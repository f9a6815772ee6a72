import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const opened = style(
  layered({ display: "flex", flexDirection: "column", blockSize: "100%", minBlockSize: 0 }, "panels"),
)

export const warning = style(
  layered({ flex: "none", padding: `${tokens.space3} ${tokens.gutter}` }, "panels"),
)

export const content = style(layered({ flex: 1, minBlockSize: 0 }, "panels"))
