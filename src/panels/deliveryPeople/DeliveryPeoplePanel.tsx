import { useState } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useHostState } from "../../frame/useHostState.ts"
import { useValue } from "../../frame/useValue.ts"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import type { ListView } from "../../resource/ListView.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import { deliveryPeopleList, ownPeopleList, viewedList } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { PersonEditor } from "./PersonEditor.tsx"
import { SituationDialog } from "./SituationDialog.tsx"
import type { PersonTab } from "./tabs.ts"

/** Whose editor is open: a delivery person's, by id, or a new one's; `null` while the list is shown. */
export type OpenPerson = RecordId | "new" | null

export interface DeliveryPeoplePanelProps extends PanelProps, ListProps, LeavingProps {
  /** Whose editor is open, for a host that keeps it in its address. Default: the list. */
  readonly person?: OpenPerson | undefined
  /** Called with the tab that opens. */
  readonly onPersonChange?: ((person: OpenPerson, tab: PersonTab) => void) | undefined
  /** The tab of the editor that is open. Default `data`. */
  readonly tab?: PersonTab | undefined
  readonly onTabChange?: ((tab: PersonTab) => void) | undefined
  /** Hears the editor's title, and undefined once the list is back, for a host that shows titles itself. */
  readonly onHeading?: ((title: string | undefined) => void) | undefined
}

/** Described once: a list keeps its description while it is shown. */
const lists = {
  every: deliveryPeopleList,
  everyViewed: viewedList(deliveryPeopleList),
  own: ownPeopleList,
  ownViewed: viewedList(ownPeopleList),
}

const DeliveryPeople = (props: DeliveryPeoplePanelProps) => {
  const { view, defaultView, onViewChange, features, slots } = props
  const say = usePeopleWords()
  const { client, readOnly } = usePanel()
  const company = useValue(client.session.company)
  const [person, setPerson] = useHostState<OpenPerson>(props.person ?? null)
  const [tab, setTab] = useHostState(props.tab ?? "data")
  const [copied, setCopied] = useState<DeliveryPerson>()
  const [changing, setChanging] = useState<DeliveryPerson>()
  /** The list's view when the editor was opened, to return to. */
  const [lastView, setLastView] = useState<ListView>()
  const which = company ? "own" : "every"

  const open = (next: OpenPerson, at: PersonTab = "data", source?: DeliveryPerson) => {
    setCopied(source)
    setTab(at)
    setPerson(next)
    props.onPersonChange?.(next, at)
  }
  if (person !== null)
    return (
      <PersonEditor
        key={`${person}/${copied?._id ?? 0}`}
        tab={tab}
        onTab={(next) => {
          setTab(next)
          if (next !== tab) props.onTabChange?.(next)
        }}
        opened={{ id: person === "new" ? undefined : person, copied }}
        showsTitle={features?.title !== false}
        onHeading={props.onHeading}
        onDirtyChange={props.onDirtyChange}
        held={props.held}
        onOpen={({ id, copied: source }) => open(id ?? "new", "data", source)}
        onClose={() => open(null)}
      />
    )
  return (
    <ResourceList
      {...{ view, features, slots, say }}
      defaultView={lastView ?? defaultView}
      onViewChange={(next) => {
        setLastView(next)
        onViewChange?.(next)
      }}
      spec={lists[readOnly ? (`${which}Viewed` as const) : which]}
      onOpen={({ _id }) => open(_id)}
      onRow={(id, row) => (id === "situation" ? setChanging(row) : open(row._id, "settle"))}
      onCreate={() => open("new")}
    >
      {(reload) =>
        changing && (
          <SituationDialog person={changing} onChanged={reload} onClose={() => setChanging(undefined)} />
        )
      }
    </ResourceList>
  )
}

/**
 * Delivery people: searched by every filter of section 7, with their situation (section 4), created, edited and deleted,
 * with their deliveries, online periods and payments. Needs the permission accessToDeliveryRecord;
 * shows that it is missing otherwise.
 */
export const DeliveryPeoplePanel = (props: DeliveryPeoplePanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={deliveryPeople.page.access}>
      <DeliveryPeople {...props} />
    </PanelGate>
  </PanelFrame>
)
