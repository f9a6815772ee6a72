import { readFileSync } from "node:fs"

const gone = (name) => `throw new Error("balcao: ${name} is left out of the map's OpenLayers")`
const never = (name) => `export const ${name} = () => { ${gone(name)} }`
const neverMade = (name) => `export default class { constructor() { ${gone(name)} } }`

/** What OpenLayers imports for maps other than ours, and what stands there instead (docs/decisions/0016). */
const leftOut = {
  // The map is given its controls and its interactions.
  "control/defaults.js": never("defaults"),
  "interaction/defaults.js": never("defaults"),
  // Boxes are fitted by `drawing/fit.ts`.
  "geom/Polygon.js": never("fromExtent"),
  // A layer is asked whether it is one: none is.
  "layer/BaseVector.js": neverMade("BaseVectorLayer"),
  // Tiles are in the projection of the map.
  "reproj/Tile.js": neverMade("ReprojTile"),
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
