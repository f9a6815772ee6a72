import * as Effect from "effect/Effect"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuOverlap } from "../../contract/menu/menuWeek.ts"
import { menus } from "../../contract/resources/menus.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import type { FindQuestion } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { storeOf } from "./storeOf.ts"
import { useOverlapText } from "./useOverlapText.ts"
import { madeOverlaps } from "./writtenWeek.ts"

const Overlaps = ({ overlaps }: { readonly overlaps: ReadonlyArray<MenuOverlap> }) => {
  const textOf = useOverlapText()
  return overlaps.map((overlap) => (
    <p key={`${idKey(overlap.first._id)} ${idKey(overlap.second._id)}`}>{textOf(overlap)}</p>
  ))
}

/** Finds the times at which a menu would be used at once with another one, if they are not so already. */
export const overlapQuestion: FindQuestion<typeof menus> = (client, { texts, row, zone }) => {
  const company = storeOf(client, { texts, row })
  if (company === undefined) return Effect.succeed(undefined)
  const written = { ...valuesOf(menus, texts, zone), _id: row?._id }
  return Effect.map(client.api.call(calls.editor, { params: { company } }), (data) => {
    const overlaps = madeOverlaps(data, written, client.api.now())
    return overlaps.length > 0 ? <Overlaps {...{ overlaps }} /> : undefined
  })
}
