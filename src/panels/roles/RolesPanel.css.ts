import { style } from "@vanilla-extract/css"
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

/** Space reserved for a field's error, so that content below does not move away from a finger leaving the field. */
export const errorRoom = style(
  layered({ paddingBlockEnd: `calc(${tokens.leadingXs} + ${tokens.space1})` }, "panels"),
)

/** Stays in sight over the permissions. */
export const permissionsHead = style(
  layered(
    {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      display: "grid",
      gap: tokens.space2,
      paddingBlockEnd: tokens.space3,
      background: tokens.raised,
    },
    "panels",
  ),
)
