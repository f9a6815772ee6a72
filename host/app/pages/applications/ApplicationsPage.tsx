import { ApplicationsPanel } from "balcao/applications"
import { useState } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }

/** Keeps the open record and its tab in the query. */
const useOpenInQuery = () => {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string | undefined) =>
    setQuery((former) => {
      const next = new URLSearchParams(former)
      if (name === "open") next.delete("tab")
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    open: query.get("open") ?? undefined,
    tab: query.get("tab") ?? undefined,
    onOpenChange: (open: string | undefined) => set("open", open),
    onTabChange: (tab: string) => set("tab", tab),
  }
}

/** The applications of the platform; the view and the open one are kept in the address. */
const ApplicationsPage = () => {
  const actions = useActionsSlot()
  const [title, setTitle] = useState<string>()
  usePageHead({ title })
  return (
    <ApplicationsPanel
      {...useListView()}
      {...useHeldNavigation()}
      {...useOpenInQuery()}
      features={features}
      slots={{ actions }}
      onHeading={setTitle}
    />
  )
}

export default ApplicationsPage
