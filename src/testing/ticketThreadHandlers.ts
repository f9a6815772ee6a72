import * as Effect from "effect/Effect"
import { MoveRefused, UnknownReference } from "../contract/resource/refusals.ts"
import { handlesTickets, ticketMoves } from "../contract/support/ticketHandling.ts"
import {
  TicketAnswered,
  type TicketMessage,
  type TicketMessageKind,
  ticketThreads,
} from "../contract/support/ticketThreads.ts"
import { ticketDesk } from "../contract/support/ticketDesk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { keepChange } from "./keepChange.ts"
import { badRequest, idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { choiceIn } from "./resourceSources.ts"
import { shownRow } from "./resourceTable.ts"
import type { Handler } from "./Handler.ts"

interface Reply {
  readonly kind: TicketMessageKind
  readonly body: string
  readonly files?: ReadonlyArray<number>
  readonly status?: string
  readonly seen?: number | null
}

type KeptMessage = Omit<Numbered<TicketMessage>, "isOwn"> & {
  readonly ticket: number
  readonly user: number | null
}

const fileOf = ({ lists }: ResourceMemory, id: number) => {
  const { label, type = "application/pdf" } = choiceIn(lists.sources, "files", id) ?? { label: "" }
  return { _id: id, label, type: type as "application/pdf", size: 0 }
}

/** To which status a reply moves its ticket: where its writer says, and one that waited for its company goes on. */
const statusAfter = (isDesk: boolean, { status }: KeptRow, { kind, status: to }: Reply) => {
  const isAwaited = !isDesk && kind === "PUBLIC" && (status === "ON_HOLD" || status === "SOLVED")
  return to ?? (isAwaited ? "IN_PROGRESS" : status)
}

const minuteMs = 60_000
/** The file of what was said with one. */
const givenFile = { _id: 1, label: "comprovante.pdf", type: "application/pdf", size: 700 } as const

/** Returns the messages stored before the start. */
const messagesOf = ({ lists, table }: ResourceMemory): Array<KeptMessage> =>
  lists.said.flatMap(({ ticket, by, agent = 1, kind = "PUBLIC", body, after, hasFile }, index) => {
    const row = table.rows.get(ticket)
    if (!row) return []
    const isDesk = by === "desk"
    const desk = lists.sources.get("agents")?.()[agent]?.label ?? ""
    return {
      _id: index + 1,
      ticket,
      user: null,
      kind,
      body,
      files: hasFile ? [givenFile] : [],
      author: isDesk ? desk : String(row.values["requester"] ?? ""),
      isDesk,
      at: new Date(Date.parse(row.createdAt) + after * minuteMs).toISOString(),
    }
  })

/** Returns the threads of a backend, and functions to show them to its user. */
const threadsOf = (memory: ResourceMemory) => {
  const { resource, lists } = memory
  const { user } = lists
  const isDesk = handlesTickets(user)
  const messages = messagesOf(memory)
  return {
    isDesk,
    messages: messages,
    withAuthorship: (one: KeptMessage) => {
      const { ticket: _, user: by, ...message } = one
      return { ...message, isOwn: by === user.id }
    },
    readable: (id: number) =>
      messages.filter(({ ticket, kind }) => ticket === id && (isDesk || kind === "PUBLIC")),
    shown: (row: KeptRow) => {
      const record = shownRow(resource, row, lists.sources)
      return { ...record, nextStatuses: ticketMoves(user, row.status ?? "", record.nextStatuses ?? []) }
    },
  }
}
type Threads = ReturnType<typeof threadsOf>

const readingOf =
  (memory: ResourceMemory, { withAuthorship, readable, shown }: Threads): Handler =>
  ({ params }) =>
    Effect.gen(function* () {
      const { key } = params as { readonly key: string }
      const found = [...memory.table.rows.values()].find(
        ({ _id, values }) => values["protocol"] === key || String(_id) === key,
      )
      if (!found) return yield* new NotFound()
      const row = yield* oneWithin(memory, found._id)
      return { ticket: shown(row), messages: readable(row._id).map(withAuthorship) }
    })

const check = Effect.fnUntraced(function* (
  { lists: { user, sources } }: ResourceMemory,
  { isDesk, readable }: Threads,
  row: KeptRow,
  { kind, body, files = [], seen }: Reply,
) {
  if (kind === "INTERNAL" && !isDesk) return yield* new Forbidden({ needs: [] })
  if (body.trim() === "" && files.length === 0)
    return yield* badRequest([{ path: "body.body", code: "required" }])
  if (kind === "PUBLIC" && row.status === "CANCELED")
    return yield* new MoveRefused({ from: "CANCELED", nextStatuses: [] })
  const isNewer = ({ _id, user: by }: KeptMessage) => _id > (seen ?? 0) && by !== user.id
  if (seen !== undefined && readable(row._id).some(isNewer)) return yield* new TicketAnswered()
  if (files.some((id) => !choiceIn(sources, "files", id)))
    return yield* new UnknownReference({ field: "files" })
})

const replyingOf = (memory: ResourceMemory, threads: Threads): Handler =>
  Effect.fnUntraced(function* (input) {
    const { isDesk, messages, withAuthorship, shown } = threads
    const { table, lists } = memory
    const reply = input.body as Reply
    const { kind, body } = reply
    const row = yield* oneWithin(memory, idOf(input))
    yield* check(memory, threads, row, reply)
    const status = statusAfter(isDesk, row, reply)
    const isFirst = isDesk && kind === "PUBLIC" && !row.values["firstReplyAt"]
    const at = new Date().toISOString()
    const { id: user, fullname: author } = lists.user
    const files = (reply.files ?? []).map((id) => fileOf(memory, id))
    const message: KeptMessage = {
      _id: messages.length + 1,
      ticket: row._id,
      user,
      kind,
      body,
      files,
      author,
      isDesk,
      at,
    }
    messages.push(message)
    const first = isFirst ? { firstReplyAt: at } : {}
    if (isFirst || status !== row.status)
      keepChange(memory, row, { status, values: { ...row.values, ...first } })
    return { ticket: shown(table.rows.get(row._id) ?? row), message: withAuthorship(message) }
  })

/** Handler for the requester's rating of a solved ticket. */
const ratingOf = (memory: ResourceMemory, { isDesk, shown }: Threads): Handler =>
  Effect.fnUntraced(function* (input) {
    const { rating, comment } = input.body as { readonly rating: string; readonly comment?: string }
    if (isDesk) return yield* new Forbidden({ needs: [] })
    const row = yield* oneWithin(memory, idOf(input))
    if (row.status !== "SOLVED") return yield* new MoveRefused({ from: row.status ?? "", nextStatuses: [] })
    keepChange(memory, row, { values: { ...row.values, rating, ratingComment: comment || null } })
    return shown(memory.table.rows.get(row._id) ?? row)
  })

/** Moves what was said in a ticket to another one of its company, and cancels it. */
const mergingOf = (memory: ResourceMemory, { isDesk, messages, shown }: Threads): Handler =>
  Effect.fnUntraced(function* (input) {
    const { into } = input.body as { readonly into: number }
    if (!isDesk) return yield* new Forbidden({ needs: [] })
    const row = yield* oneWithin(memory, idOf(input))
    const other = memory.table.rows.get(into)
    if (!other || other === row || other.owner !== row.owner)
      return yield* new UnknownReference({ field: "into" })
    for (const [index, one] of messages.entries())
      if (one.ticket === row._id) messages[index] = { ...one, ticket: into }
    keepChange(memory, row, { status: "CANCELED", values: { ...row.values, mergedInto: into } })
    return shown(memory.table.rows.get(row._id) ?? row)
  })

/** Handlers for the messages in a backend's tickets; none without a list of tickets. */
export const ticketThreadHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "tickets") return []
  const threads = threadsOf(memory)
  return [
    [ticketThreads.read, readingOf(memory, threads)],
    [ticketThreads.reply, replyingOf(memory, threads)],
    [ticketThreads.rate, ratingOf(memory, threads)],
    [ticketDesk.merge, mergingOf(memory, threads)],
  ]
}
