import type { Tab } from "../../ui/tabs/Tabs.tsx"
import type { Say } from "../../frame/useWords.ts"
import type { UserDraft } from "./userDraft.ts"
import { fieldsOf, type UserField } from "./userTexts.ts"
import type { userEditorWords } from "./words.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** The tabs of section 2, in order, and what was done to the user. */
export const userTabs = ["basic", "address", "social", "roles", "password", "history"] as const

/** One tab of the user editor. */
export type UserTab = (typeof userTabs)[number]

/** Props of every tab. */
export interface TabProps {
  readonly draft: UserDraft
  readonly isReadOnly: boolean
}

const waitsForId: ReadonlySet<UserTab> = new Set<UserTab>(["roles", "password", "history"])

/** True if a tab can be opened: the last three need a saved user, and read-only users cannot change a password. */
export const isOpen = (tab: UserTab, hasId: boolean, isReadOnly: boolean): boolean =>
  (hasId || !waitsForId.has(tab)) && !(isReadOnly && tab === "password")

/** The tab a field is on. */
const tabOf = (name: UserField): UserTab =>
  userTabs.find(
    (tab) => (entryOf(fieldsOf, tab) as ReadonlyArray<string> | undefined)?.includes(name) === true,
  ) ?? "basic"

/** The tabs, each with its number of invalid fields. */
export const tabsShown = (
  say: Say<typeof userEditorWords>,
  wrong: ReadonlyArray<UserField>,
  hasId: boolean,
  { isReadOnly, hasHistory }: { readonly isReadOnly: boolean; readonly hasHistory: boolean },
): ReadonlyArray<Tab<UserTab>> =>
  userTabs
    .filter((id) => hasHistory || id !== "history")
    .map((id) => ({
      id,
      label: say(`tab.${id}`),
      isDisabled: !isOpen(id, hasId, isReadOnly),
      errors: wrong.filter((name) => tabOf(name) === id).length,
    }))
