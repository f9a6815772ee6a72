import type { Client } from "../../api/client.ts"
import { expiryDraft } from "../../api/expiryDraft.ts"
import type { UnsavedServices } from "../../ui/dialog/UnsavedContext.ts"
import { later } from "../../ui/root/later.tsx"
import { askBeforeLeaving } from "../useUnsaved.ts"

const Says = later(
  () => import("./UnsavedNotice.tsx"),
  ({ isAsking, isRestored }) => isAsking || isRestored,
)

const addressOf = ({ pathname, search }: Location) => pathname + search

/** Surroundings of a client's dialogs: a page that asks before it is left, and the drafts of its user. */
export const unsavedServices = (client: Client): UnsavedServices => ({
  hold: () => askBeforeLeaving(client),
  // The same words may be the title of a dialog on another screen, or of another record.
  savedInputOf: (name) => {
    const draft = expiryDraft(client, `dialog ${addressOf(location)} ${name}`)
    return { claim: draft.claim, keep: (typed) => draft.keep(typed.length > 0 ? typed : undefined) }
  },
  UnsavedNotice: Says,
})
