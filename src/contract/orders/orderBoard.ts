import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { limits } from "../limits.ts"
import { OrderBoard } from "./board.ts"

const common = { service: "main", access: managesOrders, extra: "board", method: "GET" } as const

/** Calls for a store's daily work with orders: the open ones, and their changes. */
export const orderBoard = {
  read: endpoint({
    ...common,
    path: "/order/board",
    summary: `Reads the open orders within reach, the latest ${limits.orders.maxBoard} of them, and counts today's others.`,
    query: {
      company: Schema.optionalKey(RecordIdText),
      type: Schema.optionalKey(Schema.Literals(["restaurant", "supermarket"])),
    },
    success: OrderBoard,
  }),
  changes: endpoint({
    ...common,
    path: "/order/changes",
    summary:
      "Streams the orders within reach that are placed or changed: `start` says whether it goes on from Last-Event-ID, `changes` how they are now.",
    success: Schema.String,
    answers: "events",
  }),
}
