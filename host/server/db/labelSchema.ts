import { bigint, boolean, pgTable } from "drizzle-orm/pg-core"
import { ref } from "./columns.ts"
import { tables } from "./described/tables.ts"

/**
 * Labels of products as they stand on the shelf, as `ShelfLabel` of the contract has it. The database makes a row of a product
 * that is new, and of one whose price moves, with the price until then (`note_shelf_labels`, in the migrations).
 */
export const shelfLabels = pgTable("shelf_labels", {
  productId: ref()
    .primaryKey()
    .references(() => tables.products.id, { onDelete: "cascade" }),
  price: bigint({ mode: "number" }),
  clubPrice: bigint({ mode: "number" }),
  isWrong: boolean().notNull().default(false),
})
