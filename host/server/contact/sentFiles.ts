import { and, eq, type SQL, sql } from "drizzle-orm"
import { allows, attends } from "../../../src/contract/access/access.ts"
import { companyIdWithin } from "../access/reach.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import { files } from "../db/fileSchema.ts"
import type { FileOwner } from "../files/fileOwner.ts"

/** SQL: true if a message carries the file: any message, or one of the contacts within a reach. */
const isSent = (within?: SQL): SQL => {
  const ofContact = sql`join ${contacts} on ${contacts.id} = ${messages.contactId}`
  const names = eq(messages.mediaId, files.id)
  return sql`exists (select 1 from ${messages} ${within ? ofContact : sql``} where ${and(names, within)})`
}

/** Files of messages, open to those who attend the contacts. */
export const sentFiles: FileOwner = {
  isNamed: isSent(),
  isOpenTo: (db, { user, reach }) =>
    allows(attends, user) ? isSent(companyIdWithin(contacts.companyId, reach, db) ?? sql`true`) : undefined,
}
