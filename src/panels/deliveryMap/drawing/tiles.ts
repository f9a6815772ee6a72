import TileLayer from "ol/layer/Tile.js"
import XYZ from "ol/source/XYZ.js"
import { pictures } from "./tiles.css.ts"

/** Pictures of the world from an address with {z}, {x} and {y}. What does not come leaves the outline in sight. */
export const makeTiles = (address: string): TileLayer =>
  new TileLayer({ className: pictures, source: new XYZ({ url: address }) })
