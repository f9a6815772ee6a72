import { style } from "@vanilla-extract/css"
import { counter } from "../counter/counter.css.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const pager = style(
  layered({
    display: "flex",
    alignItems: "center",
    gap: 16,
    marginInlineStart: "auto",
    color: tokens.inkMuted,
    fontSize: tokens.textXs,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "@container": { [narrow]: { flexWrap: "wrap", justifyContent: "flex-end", gap: "4px 8px" } },
  }),
)

/** Hidden while rows are selected in a narrow panel, to leave room for their actions. */
layeredInside(`${counter.classNames.variants.mode.selection} > ${pager}`, {
  "@container": { [narrow]: { display: "none" } },
})

export const perPage = style(layered({ display: "flex", alignItems: "center", gap: 8 }))

/** Hidden in a narrow panel; the group of page sizes has an accessible name of its own. */
export const heading = style(layered({ "@container": { [narrow]: { display: "none" } } }))

export const steps = style(layered({ display: "flex", marginInlineEnd: -6 }))
