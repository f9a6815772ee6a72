import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"

const { legalDocuments } = tables

/** Acceptances of legal documents: the user, edition, time and origin. */
export const legalAcceptances = pgTable(
  "legal_acceptances",
  {
    id: id(),
    documentId: ref()
      .notNull()
      .references(() => legalDocuments.id),
    /** The name is kept after the user is deleted. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    userName: text().notNull(),
    companyId: ref().references(() => companies.id, { onDelete: "set null" }),
    acceptedAt: moment().notNull().defaultNow(),
    address: text(),
    userAgent: text(),
  },
  (t) => [
    uniqueIndex("legal_acceptances_once").on(t.documentId, t.userId),
    index().on(t.userId),
    index().on(t.companyId),
  ],
)
