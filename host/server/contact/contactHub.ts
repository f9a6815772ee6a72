import type { Database } from "../db/database.ts"
import type { Store } from "../db/store.ts"
import { type ChangeHub, changeHub, notifyOn, publishOn } from "../streams/changeHub.ts"
import { type ContactNews, readContactNews } from "./contactNews.ts"
import { ContactWatch } from "./contactWatch.ts"

/** Notification channel for changes of conversations. */
export const chatChannel = "contact_centre"

/** Tells every process that something of a conversation changed, once the transaction commits. */
export const notifyChat = (tx: Database) => notifyOn(tx, chatChannel)

/** The same as an effect, for handlers. */
export const publishChat = (tx: Database) => publishOn(tx, chatChannel)

export type ContactHub = ChangeHub<ContactWatch>

/** The hub of what changes in conversations. */
export const contactHub = (store: Store, onError: (cause: unknown) => void): ContactHub =>
  changeHub<ContactNews, ContactWatch>({
    store,
    channels: [chatChannel],
    read: readContactNews,
    watchFor: ({ reach, user }) => new ContactWatch(reach, user.id as number),
    onError,
  })
