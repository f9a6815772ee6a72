import type { Say } from "../../frame/useWords.ts"
import type { Tab } from "../../ui/tabs/Tabs.tsx"
import type { PersonDraft } from "./personDraft.ts"
import { fieldsOf, type PersonField } from "./personTexts.ts"
import type { en } from "./words.en.ts"

/** The tabs of the editor, in order. */
export const personTabs = ["data", "vehicle", "settle", "online", "history"] as const

/** One tab of the editor. */
export type PersonTab = (typeof personTabs)[number]

/** What every tab is given. */
export interface TabProps {
  readonly draft: PersonDraft
  readonly isReadOnly: boolean
}

const fieldsIn = (tab: PersonTab): ReadonlyArray<PersonField> =>
  tab === "data" || tab === "vehicle" ? fieldsOf[tab] : []

/** Histories are open only once the person has an id. */
export const isOpen = (tab: PersonTab, hasId: boolean): boolean => hasId || fieldsIn(tab).length > 0

/** The first tab with an invalid field. */
export const firstWrong = (names: ReadonlyArray<PersonField>): PersonTab =>
  personTabs.find((tab) => fieldsIn(tab).some((name) => names.includes(name))) ?? "data"

/** The tabs, each with its number of invalid fields. */
export const tabsShown = (
  say: Say<typeof en>,
  wrong: ReadonlyArray<PersonField>,
  hasId: boolean,
  hasHistory: boolean,
): ReadonlyArray<Tab<PersonTab>> =>
  personTabs
    .filter((id) => hasHistory || id !== "history")
    .map((id) => ({
      id,
      label: say(`tab.${id}`),
      isDisabled: !isOpen(id, hasId),
      errors: wrong.filter((name) => fieldsIn(id).includes(name)).length,
    }))
