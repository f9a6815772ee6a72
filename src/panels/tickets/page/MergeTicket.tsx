import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { ticketDesk } from "../../../contract/support/ticketDesk.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useTask } from "../../../frame/useTask.ts"
import { ActDialog } from "../../../ui/dialog/ActDialog.tsx"
import { stack } from "../../../ui/dialog/dialog.css.ts"
import { Select } from "../../../ui/select/Select.tsx"
import { usePageWords } from "./words.ts"
import type { Ticket } from "./useTicket.ts"

type Refusal = ApiError | RefusalOf<typeof ticketDesk.merge>

interface Props {
  readonly ticket: Ticket
  /** Opens the ticket that stays. */
  readonly onMerged: (into: RecordId) => void
  readonly onDone: () => void
}

/** The latest other tickets of the same company. */
const maxOffered = 50

const useOthers = ({ ticket: { _id, owner } }: Props) => {
  const { api } = usePanel().client
  const company = owner?._id
  const load = useMemo(() => {
    const filter = {
      ...(company !== undefined && { owner: [company] }),
      status: ["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED"],
    }
    const body = { filter, sortField: "id", sortOrder: "desc", pageNumber: 0, pageSize: maxOffered }
    return api.call(callsOf(tickets).find, { body: body as never })
  }, [api, company])
  const { remote, reload } = useRemote(load)
  const otherTickets = remote.data?.items.filter((one) => !sameId(one._id, _id)) ?? []
  return { remote, reload, others: otherTickets }
}

/** Makes a ticket part of another one of its company: asks which, and says what follows. */
const MergeTicket = (props: Props) => {
  const { ticket, onMerged, onDone } = props
  const say = usePageWords()
  const api = useExplain()
  const { client, before, emit } = usePanel()
  const { remote, reload, others: otherTickets } = useOthers(props)
  const [chosen, setChosen] = useState<string>()
  const { busy, error, run } = useTask<Refusal>()
  const into = otherTickets.find(({ _id }) => String(_id) === chosen)?._id
  const merge = (to: RecordId) => {
    const detail = { id: ticket._id, into: to }
    const call = client.api.call(ticketDesk.merge, { params: { id: ticket._id }, body: { into: to } })
    const finish = Effect.sync(() => {
      emit({ panel: "tickets", type: "merged", detail })
      onMerged(to)
    })
    run(Effect.andThen(before({ panel: "tickets", type: "merge", detail }), Effect.andThen(call, finish)))
  }
  const explain = (refusal: Refusal) =>
    refusal._tag === "UnknownReference" || refusal._tag === "MoveRefused" ? say("stale") : api(refusal)
  const failed = failure(remote)
  return (
    <ActDialog
      width="status"
      title={say("mergeTitle", { name: ticket.protocol ?? "" })}
      cancelLabel={say("cancel")}
      label={say(busy ? "merging" : "merge")}
      isBusy={busy}
      isDisabled={into === undefined}
      onCancel={onDone}
      onPress={() => into !== undefined && merge(into)}
      error={error && explain(error)}
    >
      <div className={stack}>
        <p>{say("mergeText", { name: ticket.protocol ?? "" })}</p>
        {failed ? (
          <LoadFailure title={say("othersFailed")} error={failed} onRetry={reload} />
        ) : (
          <Select
            label={say("mergeInto")}
            placeholder={say(
              remote._tag === "Here" && otherTickets.length === 0 ? "noOthers" : "chooseTicket",
            )}
            options={otherTickets.map(({ _id, protocol, subject }) => ({
              id: String(_id),
              label: `${protocol ?? ""} ${subject ?? ""}`.trim(),
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
    </ActDialog>
  )
}

export default MergeTicket
