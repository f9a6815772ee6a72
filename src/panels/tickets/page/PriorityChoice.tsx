import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { SaveRefusal } from "../../../resource/described/recordCalls.ts"
import { useReader } from "../../../resource/described/useReader.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { chevronDown } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import PriorityCell from "../PriorityCell.tsx"
import { usePageWords } from "./words.ts"
import { priority } from "./ticketPage.css.ts"
import { useIsDesk } from "./useIsDesk.ts"
import type { Ticket } from "./useTicket.ts"

const priorities = ["HIGH", "MEDIUM", "LOW"] as const
const { save } = callsOf(tickets)

interface Props {
  readonly ticket: Ticket
  readonly mayWrite: boolean
  readonly adopt: (answer: Partial<Ticket>) => void
}

/** A ticket's priority; people who work on tickets can change it. */
export const PriorityChoice = ({ ticket, mayWrite, adopt }: Props) => {
  const say = usePageWords()
  const { word } = useReader(tickets)
  const api = useExplain()
  const { client, before } = usePanel()
  const { busy, error, run } = useTask<ApiError | SaveRefusal>()
  const isDesk = useIsDesk()
  const change = (to: (typeof priorities)[number]) => {
    const { _id: id, version } = ticket
    const body = { priority: to, ...(version !== undefined && { version }) }
    const call = client.api.call(save, { params: { id }, body: body as never }) as Effect.Effect<
      Partial<Ticket>,
      ApiError | SaveRefusal
    >
    const work = call.pipe(
      Effect.tap((answer) => Effect.sync(() => adopt(answer))),
      Effect.tapError(() => Effect.sync(() => adopt({}))),
    )
    run(Effect.andThen(before({ panel: "tickets", type: "save", detail: { id, priority: to } }), work))
  }
  const explain = (refusal: ApiError | SaveRefusal) =>
    "issues" in refusal || refusal._tag === "Unreachable" || refusal._tag === "Unexpected"
      ? api(refusal as ApiError)
      : say("stale")
  return (
    <span className={priority}>
      <PriorityCell row={ticket} />
      {mayWrite && isDesk && (
        <Menu
          label={say("priority")}
          trigger={<IconButton icon={chevronDown} size="small" label={say("priority")} busy={busy} />}
          items={priorities.map((id) => ({
            id,
            label: word(`filter.priority.${id}`),
            isSelected: id === ticket.priority,
          }))}
          onAction={(id) => id !== ticket.priority && change(id)}
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {explain(error)}
        </Notice>
      )}
    </span>
  )
}
