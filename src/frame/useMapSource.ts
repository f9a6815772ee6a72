import { mapWords } from "./mapWords.ts"
import { useWords } from "./useWords.ts"

/** Returns the host that serves the tiles; for a relative address, the page's own. */
const hostOf = (tiles: string): string => /^(?:https?:)?\/\/([^/]+)/.exec(tiles)?.[1] ?? location.host

/** Returns the source of the map shown: the host of the tiles, or the outlines that come with the library. */
export const useMapSource = (tiles: string | undefined): string => {
  const say = useWords("map", mapWords)
  return tiles === undefined ? say("outlines") : say("tiles", { host: hostOf(tiles) })
}
