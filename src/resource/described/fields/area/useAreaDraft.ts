import { useState } from "react"
import { areaProblem, cornersOf, ringOf } from "../../../../contract/resource/area.ts"
import type { Area } from "../../../../contract/resource/field.ts"
import { limits } from "../../../../contract/limits.ts"
import { type CornerAt, type Corners, heldCorner } from "../../../../ui/map/areaCorners.ts"
import { useAreaWords } from "./words.ts"
import { cornersIn, cornersText } from "./cornersText.ts"

interface Draft {
  readonly corners: Corners
  readonly text: string
}

const draftOf = (corners: Corners): Draft => ({ corners, text: cornersText(corners) })

const isSame = (one: Corners, other: Corners) => JSON.stringify(one) === JSON.stringify(other)

/** An area that is drawn and written at once, with the way back to each of its steps. */
export const useAreaDraft = (area: Area) => {
  const say = useAreaWords()
  const [draft, setDraft] = useState(() => draftOf(area.map(cornersOf)))
  const [past, setPast] = useState<ReadonlyArray<Draft>>([])
  const last = Math.max(0, draft.corners.length - 1)
  const [corner, setCorner] = useState<CornerAt>({ ring: last, at: (draft.corners[last]?.length ?? 0) - 1 })
  const { corners, text } = draft
  const change = (next: Draft, isFurther: boolean) => {
    if (!isFurther) setPast((before) => [...before, draft])
    setDraft(next)
  }
  const { badLine } = cornersIn(text)
  const rings = corners.map(ringOf)
  const problem = corners.length === 0 ? undefined : areaProblem(rings)
  return {
    corners,
    text,
    area: rings,
    chosenCorner: heldCorner(corners, corner),
    hold: setCorner,
    isCrossing: problem === "crossing",
    error:
      badLine === undefined
        ? problem && say(`problem.${problem}`, { most: limits.area.maxCorners })
        : say("badLine", { line: badLine }),
    isUndoable: past.length > 0,
    draw: (next: Corners, isFurther: boolean) => {
      if (!isSame(next, corners)) change(draftOf(next), isFurther)
    },
    write: (next: string) => change({ corners: cornersIn(next).corners, text: next }, false),
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setDraft(before)
      setPast(past.slice(0, -1))
    },
  }
}
