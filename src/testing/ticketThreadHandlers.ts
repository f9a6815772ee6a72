import * as Effect from "effect/Effect"
import { MoveRefused, UnknownReference } from "../contract/resource/refusals.ts"
import { handlesTickets, ticketMoves } from "../contract/support/ticketHandling.ts"
import {
  TicketAnswered,
  type TicketMessage,
  type TicketMessageKind,
  ticketThreads,
} from "../contract/support/ticketThreads.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { Handler } from "./handlers.ts"
import { keepChange } from "./keepChange.ts"
import { badRequest, idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { choiceIn } from "./resourceSources.ts"
import { shownRow } from "./resourceTable.ts"

interface Reply {
  readonly kind: TicketMessageKind
  readonly body: string
  readonly files?: ReadonlyArray<number>
  readonly status?: string
  readonly seen?: number | null
}

type Kept = Omit<Numbered<TicketMessage>, "isOwn"> & { readonly ticket: number; readonly user: number | null }

const fileOf = ({ lists }: ResourceMemory, id: number) => {
  const { label, type = "application/pdf" } = choiceIn(lists.sources, "files", id) ?? { label: "" }
  return { _id: id, label, type: type as "application/pdf", size: 0 }
}

/** To which status a reply moves its ticket: where its writer says, and one that waited for its company goes on. */
const statusAfter = (isDesk: boolean, { status }: KeptRow, { kind, status: to }: Reply) => {
  const isAwaited = !isDesk && kind === "PUBLIC" && (status === "ON_HOLD" || status === "SOLVED")
  return to ?? (isAwaited ? "IN_PROGRESS" : status)
}

/** What is said in the tickets of a backend; nothing without a list of tickets. */
export const ticketThreadHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, lists, table } = memory
  if (resource.name !== "tickets") return []
  const { user } = lists
  const isDesk = handlesTickets(user)
  const kept: Array<Kept> = []
  const told = ({ ticket: _, user: by, ...message }: Kept) => ({ ...message, isOwn: by === user.id })
  const readable = (id: number) =>
    kept.filter(({ ticket, kind }) => ticket === id && (isDesk || kind === "PUBLIC"))
  const shown = (row: KeptRow) => {
    const record = shownRow(resource, row, lists.sources)
    return { ...record, nextStatuses: ticketMoves(user, row.status ?? "", record.nextStatuses ?? []) }
  }
  const read: Handler = Effect.fnUntraced(function* ({ params }) {
    const { key } = params as { readonly key: string }
    const found = [...table.rows.values()].find(
      ({ _id, values }) => values["protocol"] === key || String(_id) === key,
    )
    if (!found) return yield* new NotFound()
    const row = yield* oneWithin(memory, found._id)
    return { ticket: shown(row), messages: readable(row._id).map(told) }
  })
  const check = Effect.fnUntraced(function* (row: KeptRow, { kind, body, files = [], seen }: Reply) {
    if (kind === "INTERNAL" && !isDesk) return yield* new Forbidden({ needs: [] })
    if (body.trim() === "" && files.length === 0)
      return yield* badRequest([{ path: "body.body", code: "required" }])
    if (kind === "PUBLIC" && row.status === "CANCELED")
      return yield* new MoveRefused({ from: "CANCELED", nextStatuses: [] })
    const isNewer = ({ _id, user: by }: Kept) => _id > (seen ?? 0) && by !== user.id
    if (seen !== undefined && readable(row._id).some(isNewer)) return yield* new TicketAnswered()
    if (files.some((id) => !choiceIn(lists.sources, "files", id)))
      return yield* new UnknownReference({ field: "files" })
  })
  const reply: Handler = Effect.fnUntraced(function* (input) {
    const said = input.body as Reply
    const row = yield* oneWithin(memory, idOf(input))
    yield* check(row, said)
    const status = statusAfter(isDesk, row, said)
    const isFirst = isDesk && said.kind === "PUBLIC" && !row.values["firstReplyAt"]
    const message: Kept = {
      _id: kept.length + 1,
      ticket: row._id,
      user: user.id,
      kind: said.kind,
      body: said.body,
      files: (said.files ?? []).map((id) => fileOf(memory, id)),
      author: user.fullname,
      isDesk,
      at: new Date().toISOString(),
    }
    kept.push(message)
    const first = isFirst ? { firstReplyAt: message.at } : {}
    if (isFirst || status !== row.status)
      keepChange(memory, row, { status, values: { ...row.values, ...first } })
    return { ticket: shown(table.rows.get(row._id) ?? row), message: told(message) }
  })
  return [
    [ticketThreads.read, read],
    [ticketThreads.reply, reply],
  ]
}
