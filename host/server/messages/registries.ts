import { messageRecipients, readerRecipients } from "../db/messageSchema.ts"
import type { DescribedTable } from "../db/described/table.ts"
import { tables } from "../db/described/tables.ts"

const { offerPeople, people } = tables

/** The records of those a message is for (`p` in conditions), and where it is noted for whom it was handed over. */
export interface Registry {
  readonly people: DescribedTable & Pick<typeof people, "name" | "applicationId" | "status">
  readonly recipients: typeof messageRecipients | typeof readerRecipients
  /** Prefix of their number in the keys of the outbox. */
  readonly mark: string
}

/** Customers, couriers, shoppers and staff of an application. */
export const registeredPeople: Registry = { people, recipients: messageRecipients, mark: "" }

/** Readers of offers. An app knows by their number which devices are theirs. */
export const offerReaders: Registry = {
  people: offerPeople,
  recipients: readerRecipients,
  mark: "reader-",
}

/** Returns the registry of a message's recipients. */
export const registryOf = (to: unknown): Registry => (to === "READER" ? offerReaders : registeredPeople)
