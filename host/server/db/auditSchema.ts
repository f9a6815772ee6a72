import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core"
import type { AuditAction, AuditResult, HistoryEntry } from "../../../src/contract/resource/history.ts"
import { id, json, moment, ref } from "./columns.ts"
import { users } from "./schema.ts"
import { searchTextOf, spacedTextOf } from "./searchText.ts"

/**
 * Audit log: the author, record, time and kind of each change. Lines outlive the record and its owner, so the owner's
 * columns are not foreign keys.
 */
export const auditLines = pgTable(
  "audit_lines",
  {
    id: id(),
    applicationId: ref(),
    franchiseId: ref(),
    companyId: ref(),
    createdAt: moment().notNull().defaultNow(),
    actor: ref().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<AuditAction>().notNull(),
    list: text().notNull(),
    recordId: bigint({ mode: "number" }),
    /** The record's name at that time. */
    label: text().notNull(),
    reason: text(),
    /** True if the save named no version, and so overwrote whichever there was. */
    isUnversioned: boolean().notNull().default(false),
    result: text().$type<AuditResult>().notNull().default("DONE"),
    /** Address the request came from; null for the server's own actions. */
    address: text(),
    userAgent: text(),
    changes: json().$type<HistoryEntry["changes"]>().notNull().default([]),
    searchText: text().generatedAlwaysAs(searchTextOf(["label"])),
    spacedText: text().generatedAlwaysAs(spacedTextOf(["label"])),
  },
  (t) => [
    index("audit_lines_by_record").on(t.list, t.recordId, t.id),
    index("audit_lines_by_application").on(t.applicationId, t.id),
    index("audit_lines_by_franchise").on(t.franchiseId, t.id),
    index("audit_lines_by_company").on(t.companyId, t.id),
    index("audit_lines_by_actor").on(t.actor, t.id),
    index("audit_lines_by_moment").on(t.createdAt, t.id),
    index("audit_lines_by_search_text").using("gin", t.searchText.op("gin_trgm_ops")),
    index("audit_lines_by_spaced_text").using("gin", t.spacedText.op("gin_trgm_ops")),
  ],
)
