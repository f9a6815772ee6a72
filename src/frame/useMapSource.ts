import { mapWords } from "./mapWords.ts"
import { useWords } from "./useWords.ts"

/** Whose map is shown: of tiles their host, or else of the outlines that come with the library. */
export const useMapSource = (tiles: string | undefined): string => {
  const say = useWords("map", mapWords)
  return tiles === undefined ? say("outlines") : say("tiles", { host: tiles.split("/")[2] ?? tiles })
}
