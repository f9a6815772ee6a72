import TileLayer from "ol/layer/Tile.js"
import XYZ from "ol/source/XYZ.js"
import { pictures } from "./tiles.css.ts"

/**
 * Map tiles from an address with {z}, {x} and {y}. The outline stays visible where a tile is missing. Who sends tiles may
 * want to know whose page asks, so it is told the origin, and no more.
 */
export const makeTiles = (address: string): TileLayer =>
  new TileLayer({ className: pictures, source: new XYZ({ url: address, referrerPolicy: "origin" }) })
