import type { BoardOrder } from "../../../src/contract/orders/board.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { chatChannel } from "../contact/contactHub.ts"
import type { Store } from "../db/store.ts"
import { type ChangeHub, changeHub } from "../streams/changeHub.ts"
import { RowWatch } from "../streams/rowWatch.ts"
import { readOrderNews } from "./orderNews.ts"

export type OrderWatch = RowWatch<Numbered<BoardOrder>>
export type OrderHub = ChangeHub<OrderWatch>

/** The hub of changes of orders, and of who waits for an answer. A trigger notifies of every write to orders, whoever makes it. */
export const orderHub = (store: Store, onError: (cause: unknown) => void): OrderHub =>
  changeHub({
    store,
    channels: ["orders", chatChannel],
    read: readOrderNews,
    watchFor: ({ reach, user }) => new RowWatch<Numbered<BoardOrder>>(reach, user.id as number),
    onError,
  })
