import * as Effect from "effect/Effect"
import { accountDeletions, daysToForget } from "../contract/applications/accountDeletions.ts"
import { publicPages } from "../contract/applications/publicPages.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { ApplicationMemory } from "./applicationHandlers.ts"
import { idOf } from "./readInput.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

type Request = (typeof accountDeletions.ask)["body"]["Type"]

interface Memory extends ApplicationMemory {
  readonly lists: DescribedLists
}

const dayMs = 86_400_000

/** The ticket of a request; a backend without a list of tickets keeps none. */
const keepTicket = (
  { tables }: DescribedLists,
  { fullname, email, phone, cpf, comment }: Request,
  dueAt: string,
) => {
  const table = tables.find(({ resource }) => resource.name === "tickets")?.table
  const _id = table?.nextId() ?? 1
  const at = new Date().toISOString()
  const values = {
    protocol: `BD-${30_000 + _id}`,
    subject: fullname,
    description: comment ?? "",
    category: "LGPD",
    priority: "MEDIUM",
    requester: fullname,
    customer: fullname,
    email,
    phone,
    cpf: cpf ?? null,
    dueAt,
    reopenings: 0,
  }
  const frame = { _id, version: 1, createdAt: at, updatedAt: at, owner: null, position: _id }
  table?.rows.set(_id, { ...frame, status: "NEW", values })
  return { protocol: values.protocol, requestedAt: at, dueAt }
}

/** Handlers for public calls to the applications of a backend. */
export const publicPageHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const one = (id: number) => memory.applications.one(id)
  const requestDeletion: Handler = (input) => {
    const dueAt = new Date(Date.now() + daysToForget * dayMs).toISOString()
    return Effect.map(one(idOf(input)), () => keepTicket(memory.lists, input.body as Request, dueAt))
  }
  const application: Handler = (input) =>
    Effect.map(one(idOf(input)), ({ name, adminStyle = null }) => ({ name, adminStyle }))
  return [
    [accountDeletions.ask, requestDeletion],
    [publicPages.application, application],
  ]
}
