/** The CSS colours and font of the panel's tokens that the map is drawn with, and the language (BCP 47) of its numbers. */
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
