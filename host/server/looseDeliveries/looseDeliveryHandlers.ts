import * as Effect from "effect/Effect"
import type { looseDeliveryCalls as contract } from "../../../src/contract/looseDeliveries/looseDeliveryCalls.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import type { Context } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import type { Row } from "../resource/recordRows.ts"
import { balanceOf, readEntries } from "./credits.ts"
import { assignDelivery, endDropoff, moveDelivery } from "./moveDelivery.ts"
import { companyOf, planDelivery } from "./plan.ts"
import { sendDelivery } from "./sendDelivery.ts"

/** What stores do about loose deliveries. */
export const looseDeliveryHandlers = (
  { db }: Tools,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contexts.find(({ resource }) => resource.name === "looseDeliveries")!
  const shown = (caller: Parameters<typeof shownTo>[1]) => (row: Row) =>
    shownTo(context, caller, row) as never
  return {
    quote: ({ body, caller, language }) =>
      Effect.map(planDelivery(context, { tx: db, caller, language }, body, "body"), ({ quote }) => quote),
    send: ({ body, caller, language, write }) =>
      write((tx) => Effect.map(sendDelivery(context, { tx, caller, language }, body), shown(caller))),
    move: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(moveDelivery(context, { tx, caller, language }, params.id, body), shown(caller)),
      ),
    endDropoff: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(endDropoff(context, { tx, caller, language }, params.id, body), shown(caller)),
      ),
    assign: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(assignDelivery(context, { tx, caller, language }, params.id, body), shown(caller)),
      ),
    credits: ({ query: { company }, caller, language }) =>
      Effect.map(companyOf(context, { tx: db, caller, language }, company), ({ terms }) => balanceOf(terms)),
    entries: ({ query: { company }, caller, language }) =>
      Effect.flatMap(companyOf(context, { tx: db, caller, language }, company), (found) =>
        readEntries(db, found.company),
      ),
  }
}
