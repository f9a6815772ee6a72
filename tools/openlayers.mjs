import { readFileSync } from "node:fs"

const never = (name) =>
  `export const ${name} = () => { throw new Error("balcao: ${name} is left out of the map's OpenLayers") }`

/** What OpenLayers imports for maps other than ours, and what stands there instead (docs/decisions/0016). */
const leftOut = {
  // The map is given its controls and its interactions.
  "control/defaults.js": never("defaults"),
  "interaction/defaults.js": never("defaults"),
  // Boxes are fitted by `drawing/fit.ts`.
  "geom/Polygon.js": never("fromExtent"),
  // Only asked whether a layer or a tile is one of these: none is.
  "layer/BaseVector.js": "export default class {}",
  "reproj/Tile.js": "export default class {}",
  // Pictures of vector layers, looked through after every frame.
  "style/IconImageCache.js": "export const shared = { canExpireCache: () => false }",
}

const inside = /\/node_modules\/ol\//

/** Builds OpenLayers into the library without what never runs there; fails when it no longer has one of those parts. */
export const lessOpenLayers = () => {
  const met = new Set()
  return {
    name: "less-openlayers",
    load(id) {
      const part = id.split(inside)[1]
      if (part === undefined || !(part in leftOut)) return null
      met.add(part)
      return leftOut[part]
    },
    generateBundle() {
      const unmet = Object.keys(leftOut).filter((part) => !met.has(part))
      if (unmet.length > 0) this.error(`OpenLayers no longer imports ${unmet.join(", ")}.`)
      const source = readFileSync("node_modules/ol/LICENSE.md", "utf8")
      this.emitFile({ type: "asset", fileName: "openlayers/LICENSE.md", source })
    },
  }
}
