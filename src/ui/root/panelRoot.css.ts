import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"

/** The container of dialogs, menus and messages; takes up no space itself. */
export const overlays = style(layered({ display: "contents" }))
