import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import type { FoundArea, FoundAreas } from "./geoJsonAreas.ts"

const isKnown = ({ at }: FoundArea) => at !== undefined

/**
 * Selection of the areas to import. At first those of neighborhoods in the list are selected; the list has `count` of
 * them.
 */
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
    /**
     * The areas not in the list yet, the number the list still accepts (`room`), and the number selected beyond it
     * (`over`).
     */
    added,
    room,
    over: Math.max(0, added.filter((one) => chosen.has(one)).length - room),
    choose: (ones: ReadonlyArray<FoundArea>, isChosen: boolean) => {
      const otherAreas = [...chosen].filter((one) => !ones.includes(one))
      set(isChosen ? [...otherAreas, ...ones] : otherAreas)
    },
    /** Selects the first areas not in the list that fit, and no others of them. */
    chooseFirst: () => set([...[...chosen].filter(isKnown), ...added.slice(0, room)]),
  }
}

export type ChosenAreas = ReturnType<typeof useChosenAreas>
