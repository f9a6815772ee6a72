import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"
import { column } from "../outside/paper.css.ts"

/** As narrow as a receiver reads it on a phone. */
export const body = style([column, { gap: 16, inlineSize: "min(440px, 100%)", overflowWrap: "anywhere" }])

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8 })

export const subtle = style({ color: token("ink-muted") })

/** Four bars, filled up to where it is. */
export const meter = style({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 4 })
globalStyle(`${meter} > i`, { blockSize: 4, borderRadius: 2, background: token("line") })
globalStyle(`${meter} > i[data-reached]`, { background: token("accent-mark") })
globalStyle(`${meter} > i[data-now]`, {
  background: `linear-gradient(to right, ${token("accent-mark")} 60%, ${token("line")} 60%)`,
})

export const steps = style({ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" })
globalStyle(`${steps} > li`, { display: "flex", justifyContent: "space-between", gap: 8 })
globalStyle(`${steps} > li[data-ahead]`, { color: token("ink-muted") })

/** From edge to edge on a phone; not on paper. */
export const map = style({
  "@media": { [narrow]: { marginInline: -20 }, print: { display: "none" } },
  selectors: { "&:empty": { display: "none" } },
})

export const courier = style({ display: "flex", alignItems: "center", gap: 12 })
globalStyle(`${courier} > span:last-child > *`, { display: "block" })
