import { DeliveryPeoplePanel, type OpenPerson, type PersonTab, personTabs } from "balcao/delivery-people"
import { useState } from "react"
import { useNavigate, useParams, useSearchParams } from "../../routing/navigation.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useLastQueries } from "../../shell/useLastQueries.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

const list = "/delivery-deliveryrecord"

const features = { title: false }

const queryOf = (tab: PersonTab) => (tab === "data" ? "" : `?tab=${tab}`)

/** Keeps the edited person in the path and the open tab in the query. */
const useOpenInUrl = () => {
  const go = useNavigate()
  const lastQuery = useLastQueries()
  const { person } = useParams()
  const [query, setQuery] = useSearchParams()
  return {
    person: person ?? null,
    tab: personTabs.find((tab) => tab === query.get("tab")) ?? "data",
    onPersonChange: (next: OpenPerson, tab: PersonTab) =>
      go(next === null ? list + lastQuery(list) : `${list}/${encodeURIComponent(next)}${queryOf(tab)}`),
    onTabChange: (tab: PersonTab) => setQuery(() => new URLSearchParams(queryOf(tab)), { replace: true }),
  }
}

/** The delivery people and the editor of one of them; the view is kept in the address. */
const DeliveryPeoplePage = () => {
  const actions = useActionsSlot()
  const [title, setTitle] = useState<string>()
  usePageHead({ title })
  return (
    <DeliveryPeoplePanel
      {...useListView()}
      {...useOpenInUrl()}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions }}
      onHeading={setTitle}
    />
  )
}

export default DeliveryPeoplePage
