import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, managesOrders } from "../../../src/contract/access/access.ts"
import type { contacts as contract } from "../../../src/contract/contact/contacts.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import type { Caller } from "../access/caller.ts"
import { contacts } from "../db/contactSchema.ts"
import { type Database, query } from "../db/database.ts"
import { getOrder } from "./oneOrder.ts"
import { contactsWithin, contactsWithPhone } from "../contact/contactFilter.ts"
import { readConversations } from "../contact/conversationRows.ts"

/** The conversation of an order's store with its customer, by the phone the order names. */
const conversationOfOrder = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  if (!allows(managesOrders, caller.user)) return yield* new Forbidden({ needs: [...managesOrders.anyOf] })
  const { companyId, customerPhone } = (yield* getOrder(db, caller, id)).row.order
  if (!customerPhone) return { conversation: null }
  const ofCustomer = and(eq(contacts.companyId, companyId), contactsWithPhone(db, customerPhone))
  const [conversation = null] = yield* query(() =>
    readConversations(db, and(contactsWithin(caller, db), ofCustomer), 1),
  )
  return { conversation }
})

/** The conversation about an order, which the contract has among those of contacts. */
export const orderConversationHandlers = ({
  db,
}: CallServices): Pick<HandlersOf<typeof contract>, "ofOrder"> => ({
  ofOrder: ({ params, caller }) => conversationOfOrder(db, caller, params.id),
})
