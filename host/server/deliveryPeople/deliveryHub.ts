import type { Database } from "../db/database.ts"
import type { Store } from "../db/store.ts"
import { type ChangeHub, changeHub, notifyOn, publishOn } from "../streams/changeHub.ts"
import { readNews } from "./deliveryNews.ts"
import { DeliveryWatch } from "./deliveryWatch.ts"

const channel = "delivery_people"

/** Notifies every process once the transaction commits. */
export const notifyListeners = (tx: Database) => notifyOn(tx, channel)

/** The same as an effect, for handlers. */
export const publishChange = (tx: Database) => publishOn(tx, channel)

export type DeliveryHub = ChangeHub<DeliveryWatch>

/** The hub of changes of delivery people. */
export const deliveryHub = (store: Store, onError: (cause: unknown) => void): DeliveryHub =>
  changeHub({
    store,
    channels: [channel],
    read: readNews,
    watchFor: ({ reach, user }) => new DeliveryWatch(reach, user.id),
    onError,
  })
