import { sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import { id, json, moment, ref } from "./columns.ts"
import { applications } from "./applicationSchema.ts"
import { companies, franchises, users } from "./schema.ts"

type Values = Readonly<Record<string, unknown>>

/** Imports of rows into lists, with whose the records are and who brings them. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    list: text().notNull(),
    /** Rows of a file, prices of products that change by a rule, or products of the bank. */
    kind: text({ enum: ["FILE", "PRICES", "BANK"] })
      .notNull()
      .default("FILE"),
    applicationId: ref().references(() => applications.id, { onDelete: "cascade" }),
    franchiseId: ref().references(() => franchises.id, { onDelete: "cascade" }),
    companyId: ref().references(() => companies.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The company its author viewed, to which their reach is narrowed. */
    viewedId: ref().references(() => companies.id, { onDelete: "cascade" }),
    address: text(),
    userAgent: text(),
    fileName: text().notNull(),
    status: text({
      enum: ["OPEN", "PLANNING", "PLANNED", "RUNNING", "DONE", "UNDOING", "UNDONE", "STOPPED"],
    }).notNull(),
    /** Rows it was brought with, where these are brought at once: the rows themselves go after a while. */
    brought: integer(),
    createdAt: moment().notNull().defaultNow(),
    appliedAt: moment(),
  },
  (t) => [index().on(t.companyId), index().on(t.userId), index().on(t.viewedId), index().on(t.createdAt)],
)

/** Rows of imports. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    values: json().$type<Values>().notNull(),
    /** Field and value of each key of its record, which no other row may have. */
    keys: text().array().notNull(),
    outcome: text({ enum: ["OPEN", "CREATED", "UPDATED", "UNCHANGED", "REFUSED"] })
      .notNull()
      .default("OPEN"),
    step: text({ enum: ["WAITING", "WRITTEN", "UNDONE", "KEPT"] })
      .notNull()
      .default("WAITING"),
    problems: json().$type<ReadonlyArray<ImportProblem>>().notNull(),
    isAsked: boolean().notNull().default(false),
    isTicked: boolean().notNull().default(true),
    recordId: ref(),
    label: text(),
    changes: json().$type<HistoryEntry["changes"]>(),
    /** The former values of the fields it changed, as a body has them. */
    before: json().$type<Values>(),
    versionBefore: integer(),
    versionAfter: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index("import_rows_waiting")
      .on(t.importId, t.line)
      .where(sql`${t.outcome} = 'OPEN'`),
  ],
)
