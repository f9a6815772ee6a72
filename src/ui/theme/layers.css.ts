import { globalLayer } from "@vanilla-extract/css"

/** Our cascade layer, which any rule of the host page outside of layers overrides. */
export const cascadeLayer = globalLayer("balcao")
