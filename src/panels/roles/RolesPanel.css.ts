import { style } from "@vanilla-extract/css"
import { pulsing } from "../../ui/skeleton/skeleton.css.ts"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const roleTitle = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space2,
      fontWeight: tokens.weightMedium,
      minInlineSize: 0,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

/** Where a field's error will stand: what is below must not move away from a finger that leaves the field. */
export const errorRoom = style(
  layered({ paddingBlockEnd: `calc(${tokens.leadingXs} + ${tokens.space1})` }, "panels"),
)

export const alert = style(layered({ gridColumn: "1 / -1" }, "panels"))

export const alertText = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${tokens.space1} ${tokens.space3}` },
    "panels",
  ),
)

export const bones = style([
  pulsing,
  layered({ display: "grid", gap: tokens.space5, paddingBlock: tokens.space4 }, "panels"),
])
