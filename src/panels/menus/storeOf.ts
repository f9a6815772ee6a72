import type { Client } from "../../api/client.ts"
import type { menus } from "../../contract/resources/menus.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { ownerField } from "../../resource/described/recordDraft.ts"

/** The store of a menu that is being written; undefined where its other menus are not known. */
export const storeOf = (
  { extras, session }: Client,
  { texts, row }: Pick<SummaryProps<typeof menus>, "texts" | "row">,
): RecordId | undefined =>
  extras("main").peek()?.has("catalog")
    ? (row?.owner?._id ?? referenceOf(texts[ownerField] ?? "")?._id ?? session.company.peek()?._id)
    : undefined
