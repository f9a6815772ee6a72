/** What the map is drawn with: CSS colours and a font, as the panel's tokens give them here and now. */
export type MapColours = Readonly<Record<ColourName | "font", string>>

export const colourNames = [
  "online",
  "offline",
  "route",
  "surface",
  "ink",
  "inkMuted",
  "inkDisabled",
  "inverse",
  "onInverse",
  "lineStrong",
  "mapLand",
  "mapBlock",
  "mapWater",
  "mapRoadEdge",
  "mapLabel",
] as const
export type ColourName = (typeof colourNames)[number]
