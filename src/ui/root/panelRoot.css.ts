import { style } from "@vanilla-extract/css"
import { isolated } from "../theme/isolated.ts"
import { layered, layeredInside } from "../theme/layered.ts"

/**
 * The layer of dialogs, menus and messages. As a popover it is fixed to the window's edges; only what is in it can be
 * seen and pressed.
 */
export const overlays = style(
  layered(
    {
      all: "revert",
      boxSizing: "border-box",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      padding: 0,
      border: 0,
      overflow: "visible",
      background: "none",
      color: "inherit",
      pointerEvents: "none",
      selectors: { "&::backdrop": { display: "none" } },
    },
    "base",
  ),
)
layeredInside(`:is(${overlays}, ${overlays} > .${isolated}) > *`, { pointerEvents: "auto" }, "base")
