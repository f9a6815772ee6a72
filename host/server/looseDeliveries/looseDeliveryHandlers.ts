import * as Effect from "effect/Effect"
import type { looseDeliveryCalls as contract } from "../../../src/contract/looseDeliveries/looseDeliveryCalls.ts"
import { limits } from "../../../src/contract/limits.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import type { Row } from "../resource/recordRows.ts"
import { cursorOf } from "../streams/changeStream.ts"
import { balanceOf, readEntries } from "./credits.ts"
import { giveCredits } from "./giveCredits.ts"
import { looseCourierHandlers } from "./looseCouriers.ts"
import { type LooseHub, looseStream } from "./looseStream.ts"
import { assignDelivery, endDropoff, moveDelivery } from "./moveDelivery.ts"
import { companyOf, quoteDelivery } from "./plan.ts"
import { sendDelivery } from "./sendDelivery.ts"

/** Services of the handlers of loose deliveries. */
export interface LooseDeliveryServices extends CallServices {
  readonly looseHub: LooseHub
}

/** Handlers for stores and their loose deliveries. */
export const looseDeliveryHandlers = (
  { db, looseHub }: LooseDeliveryServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, looseDeliveries)
  const answerFor = (caller: Parameters<typeof shownTo>[1]) => (row: Row<typeof looseDeliveries>) =>
    shownTo(context, caller, row) as never
  return {
    quote: ({ body, caller, language }) => quoteDelivery(context, { tx: db, caller, language }, body),
    send: ({ body, caller, language, write }) =>
      write((tx) => Effect.map(sendDelivery(context, { tx, caller, language }, body), answerFor(caller))),
    move: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(moveDelivery(context, { tx, caller, language }, params.id, body), answerFor(caller)),
      ),
    endDropoff: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(endDropoff(context, { tx, caller, language }, params.id, body), answerFor(caller)),
      ),
    assign: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(assignDelivery(context, { tx, caller, language }, params.id, body), answerFor(caller)),
      ),
    ...looseCourierHandlers(db, context),
    changes: ({ caller, reauthorize, lastEvent }) =>
      Effect.gen(function* () {
        const hasRoom = yield* Effect.promise(() => looseHub.hasRoom(caller.user.id as number))
        if (!hasRoom) return yield* new TooManyRequests({ retryAfter: limits.stream.retry.maxMs / 1000 })
        return looseStream(looseHub, { caller, reauthorize }, cursorOf(lastEvent))
      }),
    credits: ({ query: { company }, caller, language }) =>
      Effect.map(companyOf(context, { tx: db, caller, language }, company), ({ terms }) => balanceOf(terms)),
    giveCredits: ({ body, caller, language, write }) =>
      write((tx) => giveCredits(context, { tx, caller, language }, body)),
    entries: ({ query: { company }, caller, language }) =>
      Effect.flatMap(companyOf(context, { tx: db, caller, language }, company), (found) =>
        readEntries(db, found.company),
      ),
  }
}
