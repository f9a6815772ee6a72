import TileLayer from "ol/layer/Tile.js"
import XYZ from "ol/source/XYZ.js"

/** Pictures of the world from an address with {z}, {x} and {y}. What does not come leaves the outline in sight. */
export const makeTiles = (address: string): TileLayer => new TileLayer({ source: new XYZ({ url: address }) })
