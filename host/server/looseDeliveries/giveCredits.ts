import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type GivenKind, givenCredits } from "../../../src/contract/looseDeliveries/looseCredits.ts"
import { TooManyCredits } from "../../../src/contract/looseDeliveries/refusals.ts"
import { noteCompanyWrites } from "../audit/auditedLists.ts"
import { deliveryWallets } from "../db/creditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import type { Context } from "../resource/context.ts"
import type { RuleScope } from "../resource/rules.ts"
import { moveCredits, readEntries } from "./credits.ts"
import { companyOf } from "./plan.ts"

interface CreditInput {
  readonly company: number
  readonly kind: GivenKind
  readonly amountCents: number
  readonly reason: string
}

/** Locks and returns a company's balance until the transaction ends; creates a missing wallet. */
const lockBalance = (tx: Database, company: number) =>
  query(async () => {
    const { companyId, balanceCents } = deliveryWallets
    await tx.insert(deliveryWallets).values({ companyId: company }).onConflictDoNothing()
    const [wallet] = await tx
      .select({ balanceCents })
      .from(deliveryWallets)
      .where(eq(companyId, company))
      .for("update")
    return wallet!.balanceCents
  })

/** Gives a company within reach credits, writes that into its statement and into the audit log, and answers the movement. */
export const giveCredits = Effect.fn("looseDeliveries.giveCredits")(function* (
  context: Context,
  at: RuleScope,
  { company: companyId, kind, amountCents, reason: written }: CreditInput,
) {
  const { tx, caller } = at
  const { company, terms } = yield* companyOf(context, at, companyId)
  if (terms.type === "partner")
    return yield* badRequest([{ path: "body.company", code: "invalid" }], at.language)
  const before = yield* lockBalance(tx, company)
  const { maxBalanceCents: maxCents } = givenCredits
  if (before + amountCents > maxCents) return yield* new TooManyCredits({ balanceCents: before, maxCents })
  const reason = written.trim()
  const by = caller.user.id as number
  yield* moveCredits(tx, { company, kind, amountCents, reason, by })
  const after = { balanceCents: before + amountCents, kind, amountCents, reason }
  const line = { id: company, company, before: { balanceCents: before }, after }
  yield* noteCompanyWrites(tx, caller, "deliveryCredits", [line])
  const [entry] = yield* readEntries(tx, company)
  return entry!
})
