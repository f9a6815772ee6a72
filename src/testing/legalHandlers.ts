import * as Effect from "effect/Effect"
import type { AccountKind } from "../contract/applications/accountDeletions.ts"
import { legalTexts } from "../contract/legal/legalTexts.ts"
import { letterBlocks } from "../contract/messages/letterText.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

interface Acceptance {
  readonly _id: number
  readonly document: number
  readonly user: string
  readonly company: string | null
  readonly acceptedAt: string
  readonly address: null
}

const headOf = ({ _id, createdAt, values }: KeptRow) => ({
  _id,
  type: String(values["type"]),
  userType: (values["userType"] as AccountKind | null | undefined) ?? null,
  language: String(values["language"]),
  title: String(values["title"]),
  edition: Number(values["edition"] ?? 1),
  publishedAt: String(values["publishedAt"] ?? createdAt),
  changes: (values["changes"] as string | null | undefined) ?? null,
})

type Head = ReturnType<typeof headOf>

/**
 * Picks among documents of one type: the one for the audience, or else for everyone; in the language, or else in
 * another.
 */
const chooseDocument = (documents: ReadonlyArray<Head>, language: string, userType?: AccountKind) => {
  const own = documents.filter((one) => userType !== undefined && one.userType === userType)
  const among = own.length > 0 ? own : documents.filter((one) => one.userType === null)
  return among.find((one) => one.language === language) ?? among[0]
}

/** The documents of a backend that are in force, the last first, and who accepted which. */
const legalMemory = ({ resource, table }: ResourceMemory) => {
  const acceptances: Array<Acceptance> = []
  const rows = () =>
    [...table.rows.values()].filter((row) => statusOf(resource, row) === "PUBLISHED").toReversed()
  const acceptedAt = (id: number) => acceptances.find(({ document }) => document === id)?.acceptedAt ?? null
  const isOwn = ({ values: { userType } }: KeptRow) => !userType || userType === "COMPANY"
  return {
    acceptances,
    acceptedAt,
    rows,
    own: () => rows().filter(isOwn),
    one: (id: number) => {
      const row = rows().find(({ _id }) => _id === id)
      return row && isOwn(row) ? Effect.succeed(row) : Effect.fail(new NotFound())
    },
    shown: (row: KeptRow) => ({
      ...headOf(row),
      requiresAcceptance: row.values["requiresAcceptance"] === true,
      acceptedAt: acceptedAt(row._id),
    }),
    blocksOf: (id: number) => letterBlocks(String(table.rows.get(id)?.values["body"] ?? ""), () => undefined),
  }
}

type LegalMemory = ReturnType<typeof legalMemory>

const readHandlers = (legal: LegalMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { rows, own, one, shown, blocksOf } = legal
  const inForce: Handler = ({ params, query }) => {
    const { type } = params as { readonly type: string }
    const { language, userType } = query as { readonly language: string; readonly userType?: AccountKind }
    const ofType = rows()
      .map(headOf)
      .filter((head) => head.type === type)
    const found = chooseDocument(ofType, language, userType)
    if (!found) return Effect.fail(new NotFound())
    const audiences = [...new Set(ofType.map((head) => head.userType))]
    return Effect.succeed({ ...found, blocks: blocksOf(found._id), audiences })
  }
  const ownTexts: Handler = ({ query }) => {
    const { language } = query as { readonly language: string }
    const heads = own().map(headOf)
    const ofType = (type: string) => heads.filter((head) => head.type === type)
    const counting = heads.map(({ type }) => chooseDocument(ofType(type), language, "COMPANY")?._id)
    return Effect.succeed(
      own()
        .filter(({ _id }) => counting.includes(_id))
        .map(shown),
    )
  }
  const read: Handler = (input) =>
    Effect.map(one(idOf(input)), (row) => ({ ...shown(row), blocks: blocksOf(row._id) }))
  return [
    [legalTexts.inForce, inForce],
    [legalTexts.mine, ownTexts],
    [legalTexts.read, read],
  ]
}

/** Handlers for the texts and acceptances of a backend's legal documents; none without a list of them. */
export const legalHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "legalDocuments") return []
  const legal = legalMemory(memory)
  const { acceptances, acceptedAt, one } = legal
  const { user } = memory.lists
  const accept: Handler = (input) =>
    Effect.map(one(idOf(input)), ({ _id: document }) => {
      const former = acceptedAt(document)
      const at = former ?? new Date().toISOString()
      const frame = { _id: acceptances.length + 1, user: user.fullname, company: user.company?.name ?? null }
      if (former === null) acceptances.push({ ...frame, document, acceptedAt: at, address: null })
      return { acceptedAt: at }
    })
  const listed: Handler = (input) => {
    const page = input.query as { readonly pageIn?: number; readonly pageOut?: number }
    return Effect.map(oneWithin(memory, idOf(input)), ({ _id }) => {
      const lines = acceptances.filter(({ document }) => document === _id)
      return pageOf(lines, { pageNumber: page.pageIn ?? 0, pageSize: page.pageOut ?? 10 })
    })
  }
  return [...readHandlers(legal), [legalTexts.accept, accept], [legalTexts.acceptances, listed]]
}
