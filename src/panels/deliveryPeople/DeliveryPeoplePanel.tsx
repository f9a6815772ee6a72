import { useState } from "react"
import { idFrom, type RecordId } from "../../contract/wire/recordId.ts"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import type { ListPanelProps } from "../../resource/ListPanelProps.ts"
import { PersonPanel } from "./personPanel.ts"
import type { PersonTab } from "./tabs.ts"

/** Open editor: a delivery person's, by id, or a new one's; `null` while the list is shown. */
export type OpenPerson = RecordId | "new" | null

export interface DeliveryPeoplePanelProps extends ListPanelProps, LeavingProps {
  /** Open editor, for a host that keeps it in its address. Default: the list. */
  readonly person?: OpenPerson | undefined
  /** Called with the tab that opens. */
  readonly onPersonChange?: ((person: OpenPerson, tab: PersonTab) => void) | undefined
  /** The tab of the editor that is open. Default `data`. */
  readonly tab?: PersonTab | undefined
  readonly onTabChange?: ((tab: PersonTab) => void) | undefined
  /** Hears the editor's title, and undefined once the list is back, for a host that shows titles itself. */
  readonly onHeading?: ((title: string | undefined) => void) | undefined
}

/** A copy is a new person to the host. */
const personOf = (open: string | undefined): OpenPerson => {
  if (open === undefined) return null
  return open === "new" || open.startsWith("copy/") ? "new" : idFrom(open)
}

/**
 * Delivery people: searched by every filter of section 7, with their situation (section 4), created, edited and deleted,
 * with their deliveries, online periods and payments. Needs the permission accessToDeliveryRecord;
 * shows that it is missing otherwise.
 */
export const DeliveryPeoplePanel = (props: DeliveryPeoplePanelProps) => {
  const { person, onPersonChange, onTabChange, ...rest } = props
  const [copy, setCopy] = useState<string>()
  const open = person === null || person === undefined ? undefined : String(person)
  return (
    <PersonPanel
      {...rest}
      open={open === "new" && copy !== undefined ? copy : open}
      onOpenChange={(next, tab) => {
        setCopy(next?.startsWith("copy/") ? next : undefined)
        onPersonChange?.(personOf(next), (tab ?? "data") as PersonTab)
      }}
      onTabChange={(tab) => onTabChange?.(tab as PersonTab)}
    />
  )
}
