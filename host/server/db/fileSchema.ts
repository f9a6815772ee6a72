import { type SQL, sql } from "drizzle-orm"
import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { users } from "./schema.ts"

/** Sent as Base64: the embedded database takes seconds for 5 MB of bytes as such, during which it serves nobody. */
const bytea = customType<{ data: Uint8Array; driverData: SQL }>({
  dataType: () => "bytea",
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString("base64")}::text, 'base64')`,
})

/** Files that fields of records name. */
export const files = pgTable(
  "files",
  {
    id: id(),
    name: text().notNull(),
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Key of a file kept outside the database. */
    outsideKey: text(),
    bytes: bytea(),
    uploadedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().defaultNow(),
    /** Time a record that names it was last saved. A sweep that meets such a save waits for it and spares the file. */
    namedAt: moment(),
  },
  (t) => [index("files_by_moment").on(t.createdAt), index("files_by_uploader").on(t.uploadedBy)],
)

/** Copies of pictures that styles of applications name on other hosts. */
export const fetchedPictures = pgTable("fetched_pictures", {
  /** The SHA-256 of its address. */
  key: text().primaryKey(),
  /** None until it could be fetched. */
  type: text(),
  bytes: bytea(),
  fetchedAt: moment(),
  /** The moment its origin was last asked. */
  triedAt: moment().notNull(),
})
