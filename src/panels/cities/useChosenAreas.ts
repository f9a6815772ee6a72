import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import type { FoundArea, FoundAreas } from "./geoJsonAreas.ts"

const isKnown = ({ at }: FoundArea) => at !== undefined

/** Which of the areas found are taken over, at first those of neighborhoods in the list, which has `count` of them. */
export const useChosenAreas = (areas: FoundAreas | undefined, count: number) => {
  const [changed, setChanged] = useState<{
    readonly of: FoundAreas
    readonly chosen: ReadonlySet<FoundArea>
  }>()
  const found = areas?.found ?? []
  const chosen = changed && changed.of === areas ? changed.chosen : new Set(found.filter(isKnown))
  const set = (next: ReadonlyArray<FoundArea>) => areas && setChanged({ of: areas, chosen: new Set(next) })
  const added = found.filter((one) => !isKnown(one))
  const room = Math.max(0, limits.list.maxItems - count)
  return {
    found,
    chosen,
    /** Those the list does not have, how many of them it takes, and how many too many are chosen. */
    added,
    room,
    over: Math.max(0, added.filter((one) => chosen.has(one)).length - room),
    choose: (ones: ReadonlyArray<FoundArea>, isChosen: boolean) => {
      const others = [...chosen].filter((one) => !ones.includes(one))
      set(isChosen ? [...others, ...ones] : others)
    },
    /** Of those the list does not have the first ones that fit, and no others. */
    chooseFirst: () => set([...[...chosen].filter(isKnown), ...added.slice(0, room)]),
  }
}

export type ChosenAreas = ReturnType<typeof useChosenAreas>
