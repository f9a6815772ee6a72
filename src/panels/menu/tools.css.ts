import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 1100px)"
const narrow = "balcao-panel (inline-size < 640px)"
const line = `1px solid ${tokens.line}`

export const tools = style(
  layered(
    {
      gridArea: "tools",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockEnd: line,
    },
    "panels",
  ),
)

layeredInside(`${tools} > :first-child`, { "@container": { [narrow]: { flex: "1 0 100%" } } }, "panels")
/** The search shares its line with the button of what else there is. */
layeredInside(`${tools}[data-phone] > :first-child`, { flex: "1 0 0", minInlineSize: 0 }, "panels")

/** Choice of the menu and of the moment; on phones they share a line. */
export const choices = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space2,
      "@container": { [narrow]: { flex: "1 0 100%", flexWrap: "nowrap" } },
    },
    "panels",
  ),
)
layeredInside(`${choices} > *`, { "@container": { [narrow]: { flex: "1 1 0", minInlineSize: 0 } } }, "panels")

export const acts = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space2,
      marginInlineStart: "auto",
      "@container": { [narrow]: { flex: "1 0 100%" } },
    },
    "panels",
  ),
)

/** The two usual acts; on phones they share the last line. */
export const mainActs = style(
  layered(
    { display: "flex", gap: tokens.space2, "@container": { [narrow]: { flex: "1 0 100%" } } },
    "panels",
  ),
)
layeredInside(`${mainActs} > *`, { "@container": { [narrow]: { flex: 1 } } }, "panels")

/** Opens the phone where it has no column of its own. */
export const phoneButton = style(
  layered({ display: "none", "@container": { [medium]: { display: "inline-flex" } } }, "panels"),
)
