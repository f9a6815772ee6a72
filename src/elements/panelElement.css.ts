import { style } from "@vanilla-extract/css"
import { inCascadeLayer, layered } from "../ui/theme/layered.ts"

inCascadeLayer(":host", { display: "block", colorScheme: "light dark" })
inCascadeLayer(":host([hidden])", { display: "none" })

/** Inherits nothing from the page, neither fonts nor direction. */
export const isolated = style(
  layered({ all: "initial", direction: "ltr", display: "block", blockSize: "100%" }, "base"),
)
