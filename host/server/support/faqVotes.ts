import * as Effect from "effect/Effect"
import type { faqVotes as contract } from "../../../src/contract/support/faqVotes.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { type Database, query } from "../db/database.ts"
import { faqReads, faqVotes } from "../db/resourceSchema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"

/** Takes in who reads help articles, and whom they help: one vote of each user, the last one. */
export const faqVoteHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, faqArticles)
  const vote = Effect.fn("faq.vote")(function* (
    tx: Database,
    { params: { id }, body: { isHelpful }, caller }: HandlerInput<typeof contract.vote>,
  ) {
    yield* readRecord(tx, context, caller, id)
    yield* query(() =>
      tx
        .insert(faqVotes)
        .values({ articleId: id, userId: caller.user.id as number, isHelpful })
        .onConflictDoUpdate({ target: [faqVotes.articleId, faqVotes.userId], set: { isHelpful } }),
    )
    const after = yield* readRecord(tx, context, caller, id)
    return { helpful: Number(after.helpful), unhelpful: Number(after.unhelpful) }
  })
  const read = Effect.fn("faq.read")(function* (
    tx: Database,
    { params: { id }, caller }: HandlerInput<typeof contract.read>,
  ) {
    yield* readRecord(tx, context, caller, id)
    const by = { articleId: id, userId: caller.user.id as number }
    yield* query(() => tx.insert(faqReads).values(by).onConflictDoNothing())
  })
  return {
    vote: (input) => input.write((tx) => vote(tx, input)),
    read: (input) => input.write((tx) => read(tx, input)),
  }
}
