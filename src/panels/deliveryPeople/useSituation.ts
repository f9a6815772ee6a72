import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import {
  type CpfTaken,
  deliveryPeople,
  type StaleDeliveryPerson,
} from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { nameOf, usePersonWord } from "./cells.tsx"
import { usePeopleWords } from "./words.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"

/** The situations a dispatcher can set; any other value of the platform means unavailable (section 4). */
export const situations = ["FREE", "ON_ROUTE", "UNAVAILABLE"] as const
export type SituationFlag = (typeof situations)[number]

type Refusal = CpfTaken | StaleDeliveryPerson | ApiError

type Situation = Pick<DeliveryPerson, "flag" | "onRoute">

/** Saves only the situation, so that a concurrent save of other fields is kept. */
export const saveSituation = (api: Api, { _id: id, version: first }: PersonRow, body: Situation) => {
  const save = (version: number | undefined) =>
    api.call(deliveryPeople.save, {
      params: { id },
      body: { ...body, ...(version !== undefined && { version }) },
    })
  return Effect.catchTag(save(first), "StaleDeliveryPerson", ({ current }) => save(current.version))
}

/** Returns the situation of a flag, with its `onRoute`. */
export const situationOf = (flag: string): Situation => ({ flag, onRoute: flag === "ON_ROUTE" })

/**
 * Saves a new situation and nothing else; Undo restores the previous one. Calls `onChanged` after either. The dialog waits
 * its 2.5 s (section 4) while the call runs; a refusal shows at once.
 */
export const useSituation = (person: PersonRow, onChanged: () => void, onDone: () => void) => {
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const api = useExplain()
  const undo = useUndo()
  const { busy, error, run } = useTask<Refusal>()
  const word = usePersonWord()
  const { _id: id, flag, onRoute } = person
  const explainRefusal = (refusal: Refusal) => {
    if (refusal._tag === "CpfTaken") return word("taken")
    return refusal._tag === "StaleDeliveryPerson" ? say("stale") : api(refusal)
  }

  const write = (body: Situation) =>
    Effect.tap(saveSituation(client.api, person, body), () => Effect.sync(onChanged))
  const notify = (next: SituationFlag) => {
    emit({ panel: "deliveryPeople", type: "situationChanged", detail: { id, flag: next } })
    undo({
      done: say("situationDone", {
        name: nameOf(person),
        situation: word(`filter.flag.${next}`),
      }),
      undo: write({ flag: flag ?? "", onRoute }),
      undone: say("situationUndone"),
      explain: explainRefusal,
    })
    onDone()
  }
  const update = (next: SituationFlag) => {
    const work = atLeast(write(situationOf(next)), client.pace, "dialog")
    run(
      before({ panel: "deliveryPeople", type: "changeSituation", detail: { id, flag: next } }).pipe(
        Effect.andThen(work),
        Effect.tap(() => Effect.sync(() => notify(next))),
      ),
    )
  }
  return { busy, error: error && explainRefusal(error), update }
}
