import type { Resource } from "../contract/resource/resource.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import type { Values } from "./resourceValues.ts"

/** The template of that number, as it is now. */
export const templateNumbered = (
  { tables }: Pick<DescribedLists, "tables">,
  id: unknown,
): Values | undefined =>
  tables.find(({ resource }) => resource.name === "contractTemplates")?.table.rows.get(Number(id))?.values

/** A contract takes the edition its template has when it is chosen; nothing of other lists. */
export const chosenEdition = (
  lists: Pick<DescribedLists, "tables">,
  { name }: Resource,
  { template }: Values,
  before: Values | undefined,
): Values => {
  const isSame = template === undefined || (template ?? null) === (before?.["template"] ?? null)
  return name !== "contracts" || isSame
    ? {}
    : { templateEdition: templateNumbered(lists, template)?.["edition"] ?? null }
}
