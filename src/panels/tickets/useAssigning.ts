import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import type { Reference } from "../../contract/resource/field.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import { tickets } from "../../contract/resources/tickets.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { refusalText } from "../../resource/refusalText.ts"
import { assigneeOf, assigningRefusals, assignTicket } from "./assigning.ts"
import { useTicketWords } from "./words.ts"

const resource: Resource = tickets

/** Props of the dialog of a ticket's row. */
export interface TicketAction {
  readonly row: RowOf<typeof tickets>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Gives a ticket to somebody, with Undo, and loads the list anew. */
export const useAssigning = ({ row, onChanged, onDone }: TicketAction) => {
  const { client, before, emit } = usePanel()
  const say = useTicketWords()
  const { word } = useReader(resource)
  const api = useExplain()
  const undo = useUndo()
  const { busy, error, run } = useTask<ApiError | UnknownReference>()
  const explain = (refusal: ApiError | UnknownReference) => refusalText(word, api, assigningRefusals, refusal)
  const write = (to: Reference | null) =>
    Effect.tap(assignTicket(client.api, row, to), () => Effect.sync(onChanged))
  const assign = (to: Reference | null) => {
    const detail = { id: row._id, assignee: to?._id ?? null }
    const name = titleOf(resource, row)
    const notice = (assignee: Reference | null) =>
      assignee ? say("assigned", { name, agent: assignee.label }) : say("unassigned", { name })
    const former = assigneeOf(row)
    const work = Effect.map(atLeast(write(to), client.pace, "dialog"), () => {
      emit({ panel: "tickets", type: "assigned", detail })
      undo({ done: notice(to), undo: write(former), undone: notice(former), explain })
      onDone()
    })
    run(Effect.andThen(before({ panel: "tickets", type: "assign", detail }), work))
  }
  return { busy, error: error && explain(error), assign }
}
