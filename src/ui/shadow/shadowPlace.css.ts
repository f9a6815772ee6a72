import { globalStyle, style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"

/** On the element of the page that has the shadow root. */
export const host = "balcao-shadow"

const important = <A extends string>(value: A) => `${value} !important` as A

// The page's rules about this element are all that could reach inside. Of important rules those of the shadow root win.
globalStyle(`:host(.${host})`, {
  all: important("initial"),
  display: important("contents"),
  visibility: important("inherit"),
  pointerEvents: important("inherit"),
})

/** Inherits nothing from the page but whether it is shown and can be pressed, neither fonts nor direction. */
const nothing = {
  all: "initial",
  direction: "ltr",
  visibility: "inherit",
  pointerEvents: "inherit",
} as const

/** As high as the tag around it. */
export const inTag = style(layered({ ...nothing, display: "block", blockSize: "100%" }, "base"))

/** Takes the size the panel would have directly in the page. */
export const inPlace = style(layered({ ...nothing, display: "contents" }, "base"))
