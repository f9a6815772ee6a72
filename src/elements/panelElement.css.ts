import { style } from "@vanilla-extract/css"
import { inTag } from "../ui/shadow/shadowPlace.css.ts"
import { inCascadeLayer, layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

inCascadeLayer(":host", { display: "block", colorScheme: "light dark" })
inCascadeLayer(":host([hidden])", { display: "none" })

// Children of a tag in a slot look like ours until the page says otherwise.
inCascadeLayer("::slotted(button)", {
  boxSizing: "border-box",
  minBlockSize: tokens.control,
  paddingInline: tokens.space3,
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: tokens.radiusControl,
  background: tokens.surface,
  color: tokens.ink,
  font: `${tokens.weightMedium} ${tokens.textSm} / ${tokens.leadingSm} ${tokens.fontFamily}`,
  cursor: "pointer",
})

// A tag without a shadow root has no native slots: its children stand above and below the panel.
const page = `:has(> ${inTag}):has(> [slot])`
inCascadeLayer(page, { display: "flex", flexDirection: "column" })
inCascadeLayer(`${page} > [slot="header"]`, { order: -1 })
inCascadeLayer(`${page} > [slot="footer"]`, { order: 1 })

/** Around a single control of ours in the page. */
export const roomless = style(layered({ display: "inline-block", background: "none" }, "panels"))
