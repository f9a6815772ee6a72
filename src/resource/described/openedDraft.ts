import { idFrom } from "../../contract/wire/recordId.ts"
import type { DescribedRow } from "./describedRow.ts"
import { copyPrefix, editPrefix } from "./parts.ts"
import type { DraftOf } from "./recordDraft.ts"
import { revisionPrefix } from "./revision.ts"

/** Returns the draft for a value of `open`. */
export const openedDraft = (
  open: string,
  row: DescribedRow | undefined,
  { choosesOwner, initialTexts }: Pick<DraftOf, "choosesOwner" | "initialTexts">,
): DraftOf => {
  if (open === "new") return { choosesOwner, initialTexts }
  if (open.startsWith(revisionPrefix))
    return { copied: idFrom(open.slice(revisionPrefix.length)), isRevision: true, choosesOwner }
  if (open.startsWith(copyPrefix)) return { copied: idFrom(open.slice(copyPrefix.length)), choosesOwner }
  if (open.startsWith(editPrefix)) return { id: idFrom(open.slice(editPrefix.length)), row, choosesOwner }
  return { id: idFrom(open), row, choosesOwner }
}
