import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { availabilityOf, type DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { nameOf } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { explain, type PersonRefusal } from "./explain.ts"

/** The situations a dispatcher can set; any other value of the platform means unavailable (section 4). */
export const situations = ["FREE", "ON_ROUTE", "UNAVAILABLE"] as const
export type SituationFlag = (typeof situations)[number]

type Situation = Pick<DeliveryPerson, "flag" | "onRoute">

/**
 * Saves a new situation and nothing else; Undo restores the previous one. Calls `changed` after either. The dialog waits
 * its 2.5 s (section 4) while the call runs; a refusal shows at once.
 */
export const useSituation = (person: DeliveryPerson, changed: () => void, done: () => void) => {
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const api = useExplain()
  const undo = useUndo()
  const { busy, error, run } = useTask<PersonRefusal | ApiError>()
  const { _id: id, flag, onRoute } = person

  const save = (body: Situation, { version }: DeliveryPerson) =>
    client.api.call(deliveryPeople.save, {
      params: { id },
      body: { ...body, ...(version !== undefined && { version }) },
    })
  /** Only the situation is sent, so a concurrent save of other fields is kept. */
  const write = (body: Situation) =>
    save(body, person).pipe(
      Effect.catchTag("StaleDeliveryPerson", ({ current }) => save(body, current)),
      Effect.tap(() => Effect.sync(changed)),
    )
  const notify = (next: SituationFlag) => {
    emit({ panel: "deliveryPeople", type: "situationChanged", detail: { id, flag: next } })
    undo({
      done: say("situationDone", { name: nameOf(person), situation: say(availabilityOf(next)) }),
      undo: write({ flag, onRoute }),
      undone: say("situationUndone"),
      explain: (refusal) => explain(say, api, refusal),
    })
    done()
  }
  const update = (next: SituationFlag) => {
    const work = atLeast(write({ flag: next, onRoute: next === "ON_ROUTE" }), client.pace, "dialog")
    run(
      before({ panel: "deliveryPeople", type: "changeSituation", detail: { id, flag: next } }).pipe(
        Effect.andThen(work),
        Effect.tap(() => Effect.sync(() => notify(next))),
      ),
    )
  }
  return { busy, error: error && explain(say, api, error), update }
}
