import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"

/** Where dialogs, menus and messages are put; takes no room itself. */
export const overlays = style(layered({ display: "contents" }))
