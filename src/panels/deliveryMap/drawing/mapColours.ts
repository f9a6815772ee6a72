/**
 * What the map is drawn with: CSS colours and a font, as the panel's tokens give them here and now, and the language
 * (BCP 47) in which amounts are written.
 */
export type MapColours = Readonly<Record<ColourName | "font" | "language", string>>

export const colourNames = [
  "online",
  "offline",
  "route",
  "surface",
  "ink",
  "inkMuted",
  "inverse",
  "onInverse",
  "mapLand",
  "mapBlock",
  "mapWater",
  "mapRoadEdge",
  "mapLabel",
] as const
export type ColourName = (typeof colourNames)[number]
