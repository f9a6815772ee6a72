import { style } from "@vanilla-extract/css"
import { floating } from "../../ui/theme/floating.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** Stands over its marker; `--px` and `--py` are the marker's place on the map. In a narrow panel it lies at the foot. */
export const card = style(
  layered(
    {
      position: "absolute",
      zIndex: 2,
      insetInlineStart: "clamp(8px, calc(var(--px, 50%) - 132px), calc(100% - 272px))",
      insetBlockStart: "var(--py, 50%)",
      inlineSize: 264,
      translate: "0 calc(-100% - 26px)",
      padding: tokens.space3,
      border: 0,
      color: tokens.ink,
      ...floating,
      selectors: { '&[data-side="under"]': { translate: "0 26px" } },
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          insetInline: 8,
          insetBlock: "auto 8px",
          inlineSize: "auto",
          translate: "none",
        },
      },
      "@media": { "(forced-colors: active)": { border: "1px solid" } },
    },
    "panels",
  ),
)
layeredInside(
  `${card}[data-side="under"]`,
  { "@container": { "balcao-panel (inline-size < 640px)": { translate: "none" } } },
  "panels",
)

export const head = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, fontSize: tokens.textMd }, "panels"),
)
layeredInside(`${head} > strong`, { flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }, "panels")

export const facts = style(
  layered(
    {
      marginBlock: `${tokens.space2} ${tokens.space3}`,
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          display: "grid",
          gridTemplateColumns: "1fr 1fr",
          columnGap: tokens.space4,
          marginBlock: tokens.space2,
        },
      },
    },
    "panels",
  ),
)

export const fact = style(
  layered(
    { display: "flex", justifyContent: "space-between", gap: tokens.space3, paddingBlock: 1 },
    "panels",
  ),
)
layeredInside(`${fact} > dt`, { color: tokens.inkMuted }, "panels")
layeredInside(`${fact} > dd`, { textAlign: "end", overflowWrap: "anywhere", minInlineSize: 0 }, "panels")

export const acts = style(layered({ display: "flex", gap: tokens.space2, color: tokens.inkMuted }, "panels"))
