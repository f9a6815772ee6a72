import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const counter = recipe({
  base: layered({
    flex: "none",
    position: "relative",
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    gap: 8,
    minBlockSize: tokens.bar,
    paddingInline: tokens.gutter,
    borderBlockStart: `1px solid ${tokens.line}`,
    background: "inherit",
    "@container": {
      "balcao-panel (inline-size < 640px)": { flexWrap: "wrap", paddingBlock: 4 },
    },
  }),
  variants: {
    mode: {
      plain: {},
      selection: layered({
        flexWrap: "wrap",
        paddingBlock: 4,
        background: tokens.accentSoft,
        borderColor: tokens.accentLine,
      }),
      dialog: layered({
        minBlockSize: 56,
        paddingInline: tokens.space6,
        justifyContent: "flex-end",
        "@media": { "(width < 768px)": { paddingInline: tokens.space4 } },
      }),
    },
  },
})
