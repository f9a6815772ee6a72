import { mapWords } from "./mapWords.ts"
import { useWords } from "./useWords.ts"

/** Who sends tiles: the host of an address, which of a relative one is the page's own. */
const hostOf = (tiles: string): string => /^(?:https?:)?\/\/([^/]+)/.exec(tiles)?.[1] ?? location.host

/** Whose map is shown: of tiles their host, or else of the outlines that come with the library. */
export const useMapSource = (tiles: string | undefined): string => {
  const say = useWords("map", mapWords)
  return tiles === undefined ? say("outlines") : say("tiles", { host: hostOf(tiles) })
}
