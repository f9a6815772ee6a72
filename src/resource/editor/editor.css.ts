import { style } from "@vanilla-extract/css"
import { pulsing } from "../../ui/skeleton/skeleton.css.ts"
import { atLeast, low } from "../../ui/theme/low.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 960px)"
const small = "balcao-panel (inline-size < 720px)"
const gutter = { paddingInline: tokens.gutter }

/** Can hold the focus, so that keys work after a press on nothing. */
export const editor = style(
  layered({ blockSize: "100%", minBlockSize: 0, selectors: { "&:focus-visible": { outline: 0 } } }, "panels"),
)

export const tabbed = style(
  layered(
    {
      flex: 1,
      display: "flex",
      flexDirection: "column",
      minBlockSize: atLeast(184),
      "@media": { [low]: { flex: "1 0 auto" } },
    },
    "panels",
  ),
)
layeredInside(`${tabbed} > [role="tablist"]`, gutter, "panels")
layeredInside(
  `${tabbed} > [role="tabpanel"]`,
  { flex: 1, minBlockSize: 0, overflow: "auto", "@media": { [low]: { flex: "1 0 auto" } } },
  "panels",
)

export const sheet = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "stretch",
      minBlockSize: "100%",
      "@container": {
        [medium]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr auto" },
      },
    },
    "panels",
  ),
)

export const matter = style(layered({ minInlineSize: 0, paddingBlockStart: tokens.space4 }, "panels"))

export const notices = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      ...gutter,
      maxInlineSize: 888,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

export const aside = style(
  layered(
    {
      inlineSize: 272,
      borderInlineStart: `1px solid ${tokens.line}`,
      padding: `${tokens.space5} ${tokens.space6}`,
      minInlineSize: 0,
      overflowWrap: "anywhere",
      selectors: { "&:empty": { display: "none" } },
      "@container": {
        [medium]: {
          inlineSize: "auto",
          border: 0,
          borderBlockStart: `1px solid ${tokens.line}`,
          paddingInline: tokens.gutter,
        },
      },
    },
    "panels",
  ),
)

export const form = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "232px minmax(0, 560px)",
      gap: `0 ${tokens.space12}`,
      padding: `${tokens.space2} ${tokens.gutter} ${tokens.space6}`,
      alignContent: "start",
      selectors: { "&:has([data-wide])": { gridTemplateColumns: "minmax(0, 1fr)" } },
      "@container": { [small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    "panels",
  ),
)

/** Children that are not a part with a heading, such as a timeline, span the form's full width. */
layeredInside(`${form} > *`, { gridColumn: "1 / -1" }, "panels")

export const part = style(layered({ display: "contents" }, "panels"))

const overline = {
  paddingBlock: tokens.space5,
  borderBlockStart: `1px solid ${tokens.line}`,
  selectors: { [`${part}:first-child > &`]: { borderBlockStart: 0 } },
}

export const partHead = style(
  layered(
    {
      ...overline,
      marginInlineEnd: `calc(${tokens.space12} * -1)`,
      paddingInlineEnd: tokens.space12,
      "@container": { [small]: { margin: 0, padding: `${tokens.space4} 0 0` } },
    },
    "panels",
  ),
)
layeredInside(
  `${partHead} > p`,
  { color: tokens.inkMuted, marginBlockStart: tokens.space1, textWrap: "pretty" },
  "panels",
)
layeredInside(`${partHead} > strong`, { fontWeight: tokens.weightStrong }, "panels")

export const fields = style(
  layered(
    {
      ...overline,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: tokens.space4,
      alignContent: "start",
      "@container": {
        [small]: {
          paddingBlock: `${tokens.space3} ${tokens.space5}`,
          border: 0,
          gridTemplateColumns: "minmax(0, 1fr)",
        },
      },
    },
    "panels",
  ),
)

/** Takes a whole line of the fields. */
export const wide = style(layered({ gridColumn: "1 / -1", minInlineSize: 0 }, "panels"))

export const clashes = style(
  layered({ display: "grid", gap: tokens.space4, marginBlockStart: tokens.space4 }, "panels"),
)
layeredInside(
  `${clashes} > *`,
  { color: tokens.ink, overflowWrap: "anywhere", fontSize: tokens.textSm, lineHeight: tokens.leadingSm },
  "panels",
)

export const failure = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${tokens.space1} ${tokens.space3}` },
    "panels",
  ),
)

export const bones = style([
  pulsing,
  layered(
    { display: "grid", gap: tokens.space5, padding: `${tokens.space6} ${tokens.gutter}`, maxInlineSize: 840 },
    "panels",
  ),
])

export const wait = style(layered({ ...gutter, color: tokens.inkMuted }, "panels"))
