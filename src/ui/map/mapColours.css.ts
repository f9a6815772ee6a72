import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"
import { type ColourName, colourNames } from "./mapColours.ts"

/** Takes no room and is never seen. */
export const probePlace = style(
  layered({ position: "absolute", inlineSize: 0, blockSize: 0, overflow: "hidden", visibility: "hidden" }),
)

const probe = (name: ColourName) => style(layered({ color: tokens[name], transition: "color 1ms" }))

/** One class for each colour the canvas needs. */
export const probes = Object.fromEntries(colourNames.map((name) => [name, probe(name)])) as Readonly<
  Record<ColourName, string>
>
