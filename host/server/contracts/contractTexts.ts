import * as Effect from "effect/Effect"
import type { contractTexts as contract } from "../../../src/contract/contracts/contractTexts.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { ContractServices } from "./contractServices.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readText } from "./readText.ts"
import { sendContract } from "./sendContract.ts"

/** Contracts in words, and their way to those who sign them. */
export const contractTextHandlers = (
  { db, mailer, throttling }: ContractServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, contracts)
  return {
    read: ({ params, caller }) => readText(db, context, caller, params.id),
    send: Effect.fn("contracts.sendAndWake")(function* ({ params, body, caller, language, write }) {
      const sent = yield* write((tx) =>
        Effect.map(
          sendContract(context, { tx, caller, language }, params.id, { email: body.email, throttling }),
          (row) => row as never,
        ),
      )
      mailer.wake()
      return sent
    }),
  }
}
