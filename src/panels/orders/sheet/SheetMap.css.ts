import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const mark = style(
  layered(
    {
      display: "grid",
      placeItems: "center",
      inlineSize: 28,
      blockSize: 28,
      translate: "-50% -50%",
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusControl,
      background: tokens.raised,
      color: tokens.ink,
      selectors: {
        '&[data-kind="customer"]': { borderRadius: tokens.radiusRound },
        '&[data-kind="courier"]': {
          border: `2px solid ${tokens.infoMark}`,
          borderRadius: tokens.radiusRound,
          background: tokens.infoSoft,
          color: tokens.infoText,
        },
        '&[data-kind="courier"][data-free]': {
          borderColor: tokens.successMark,
          background: tokens.successSoft,
          color: tokens.successText,
        },
        '&[data-kind="courier"][data-silent]': {
          border: `2px dashed ${tokens.neutralMark}`,
          background: tokens.raised,
          color: tokens.inkMuted,
        },
      },
    },
    "panels",
  ),
)
