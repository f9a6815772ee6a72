import type { menuCategories } from "../contract/resources/menuCategories.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookCategories, placeNamed } from "./menuBooks.ts"

/** The categories of the demo's menus; a parent is named by its place in the list, from 1. */
export const sampleMenuCategories: ReadonlyArray<GivenRow<typeof menuCategories>> = bookCategories.map(
  ({ owner, parent, category: { name, template, description } }) => ({
    owner,
    name,
    template: template ?? "DEFAULT",
    description: description ?? null,
    parent:
      parent === undefined
        ? null
        : placeNamed(bookCategories, owner, (one) => (one.parent ? "" : one.category.name), parent),
    isActive: true,
  }),
)
