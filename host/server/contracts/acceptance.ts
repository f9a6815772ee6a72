import { contracts } from "../../../src/contract/resources/contracts.ts"
import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { acceptance as contract } from "../../../src/contract/contracts/acceptance.ts"
import { type AcceptanceClosed, WrongSigner } from "../../../src/contract/contracts/refusals.ts"
import { plainCpf } from "../../../src/contract/people/cpf.ts"
import { withItemDone } from "../../../src/contract/resource/listItems.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import type { Success } from "../../../src/contract/wire/endpoint.ts"
import { requested } from "../calls/publicRequests.ts"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import { lastMover } from "../news/lastMover.ts"
import { publishNews } from "../news/publishNews.ts"
import { writeAudit } from "../audit/audit.ts"
import { changesOf } from "../audit/changes.ts"
import { acceptanceRequests } from "../db/contractSchema.ts"
import { type Database, query } from "../db/database.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { ContractServices } from "./contractServices.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecords, type Row } from "../resource/recordRows.ts"
import { closed, countFailure, lockContract, type Link, openLink } from "./mailedContract.ts"

type Contract = Row<typeof contracts>

/** The transaction a signer decides in, and the token of their link. */
interface SigningContext {
  readonly tx: Database
  readonly context: Context<typeof contracts>
  readonly token: string
}

interface Decision {
  readonly decision: "ACCEPTED" | "DECLINED"
  readonly ip: string
  readonly givenName?: string
  readonly givenCpf?: string
  readonly reason?: string
}

const decide = (tx: Database, { id }: Link["request"], decision: Decision, at: Date) =>
  query(() =>
    tx
      .update(acceptanceRequests)
      .set({ ...decision, decidedAt: at })
      .where(eq(acceptanceRequests.id, id)),
  )

/** Writes that a signer signed, if nobody recorded it before. */
const sign = (tx: Database, { table }: Context, row: Contract, email: string, at: Date) =>
  query(async () => {
    const items = row.signers ?? []
    const signers = withItemDone(contracts.fields.signers, items, email, at.toISOString())
    if (!signers || signers === items) return
    await tx
      .update(table)
      .set({ signers, updatedAt: sql`now()`, version: sql`${table.version} + 1` })
      .where(eq(table.id, row._id))
  })

/** Adds a signer's action to the contract's history, under their name, since they are not a user. */
const note = Effect.fnUntraced(function* (
  tx: Database,
  context: Context<typeof contracts>,
  { before, owner, reason }: { readonly before: Contract; readonly owner: object; readonly reason: string },
) {
  const { resource, table } = context
  const [after] = yield* query(() => readRecords(tx, context, { where: eq(table.id, before._id) }))
  if (!after) return
  yield* writeAudit(tx, undefined, [
    {
      action: after.status === before.status ? "UPDATE" : "STATUS",
      list: resource.name,
      recordId: before._id,
      label: recordTitle(resource, before),
      owner,
      reason,
      changes: changesOf(["status", "signers"], before, after, resource.fields),
    },
  ])
})

type Opened = Effect.Success<ReturnType<typeof openLink>>

/** Tells whoever sent a contract what one of its signers decided. */
const tellSender = (tx: Database, { row, request }: Opened, kind: NewsKind) =>
  publishNews(tx, {
    kind,
    by: null,
    rows: sql`select ${lastMover("contracts", sql`${row._id}::bigint`, "SENT")}, 'contracts', ${row._id}::bigint,
      jsonb_build_object('name', ${row.number}::text, 'by', ${request.name}::text)`,
  })

/** Writes the signer's decision on the contract of their link, which is locked. */
const decided = Effect.fnUntraced(function* (
  { tx, context, token }: SigningContext,
  kind: NewsKind,
  decide: (opened: Opened, at: Date) => Effect.Effect<string, AcceptanceClosed>,
) {
  const owner = yield* lockContract(tx, context, token)
  const opened = yield* openLink(tx, context, token)
  const at = new Date()
  const reason = yield* decide(opened, at)
  yield* query(() => tellSender(tx, opened, kind))
  yield* note(tx, context, { before: opened.row, owner, reason })
  return { at: at.toISOString() }
})

type Accepted = (typeof contract.accept)["body"]["Type"] & { readonly ip: string }

const accept = (work: SigningContext, { name: givenName, cpf, hash, ip }: Accepted) =>
  decided(
    work,
    "CONTRACT_ACCEPTED",
    Effect.fnUntraced(function* ({ row, request, version }, at) {
      if (version.hash !== hash) return yield* closed("changed")
      const { tx, context } = work
      const signature = { givenName, givenCpf: plainCpf(cpf), ip }
      yield* decide(tx, request, { decision: "ACCEPTED", ...signature }, at)
      yield* sign(tx, context, row, request.email, at)
      return `${givenName} (${request.email})`
    }),
  )

const decline = (work: SigningContext, { reason, ip }: { readonly reason: string; readonly ip: string }) =>
  decided(work, "CONTRACT_DECLINED", ({ request }, at) =>
    Effect.as(
      decide(work.tx, request, { decision: "DECLINED", ip, reason }, at),
      `${request.name}: ${reason}`,
    ),
  )

/** Refuses a CPF that is not the signer's, where the contract has theirs. */
const checkSigner = Effect.fnUntraced(function* (
  db: Database,
  context: Context<typeof contracts>,
  { token, cpf: typedCpf }: Pick<Accepted, "token" | "cpf">,
) {
  const {
    request,
    signer: { cpf },
  } = yield* openLink(db, context, token)
  if (!cpf || plainCpf(cpf) === plainCpf(typedCpf)) return
  yield* countFailure(db, request)
  return yield* new WrongSigner()
})

const answerOf = ({ row, request, version }: Opened): Success<typeof contract.open> => ({
  number: row.number,
  company: row.owner?.label ?? "",
  signer: request.name,
  version: version.number,
  issuedAt: version.issuedAt.toISOString(),
  hash: version.hash,
  language: version.language,
  blocks: version.blocks,
})

/** Handlers for signers, who are not users: they read the contract of a mailed link, and accept or decline it. */
export const acceptanceHandlers = (
  services: ContractServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, contracts)
  const { db } = services
  return {
    open: ({ body: { token }, address }) =>
      requested(services, address, Effect.map(openLink(db, context, token), answerOf)),
    accept: Effect.fn("acceptance.accept")(function* ({ body, address, write }) {
      yield* requested(services, address, checkSigner(db, context, body))
      return yield* write((tx) => accept({ tx, context, token: body.token }, { ...body, ip: address }))
    }),
    decline: Effect.fn("acceptance.decline")(function* ({ body: { token, reason }, address, write }) {
      yield* requested(services, address, openLink(db, context, token))
      return yield* write((tx) => decline({ tx, context, token }, { reason, ip: address }))
    }),
  }
}
