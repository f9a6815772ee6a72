import { LooseDeliveriesPanel } from "balcao/loose-deliveries"
import { useState } from "react"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }
const trackingHref = (code: string) => `/track-delivery#${code}`

/** Keeps the open record in the query; the path names the owner of the deliveries. */
const useOpenInQuery = () => {
  const [query, setQuery] = useSearchParams()
  const onOpenChange = (open: string | undefined) =>
    setQuery((former) => {
      const next = new URLSearchParams(former)
      if (open === undefined) next.delete("open")
      else next.set("open", open)
      return next
    })
  return { open: query.get("open") ?? undefined, onOpenChange }
}

/** The loose deliveries of restaurants or of supermarkets; the view and what is open are kept in the address. */
const LooseDeliveriesPage = () => {
  const { type } = useParams()
  const actions = useActionsSlot()
  const [title, setTitle] = useState<string>()
  usePageHead({ title })
  return (
    <LooseDeliveriesPanel
      {...useListView()}
      {...useHeldNavigation()}
      {...useOpenInQuery()}
      type={type === "supermarket" ? "supermarket" : "restaurant"}
      features={features}
      trackingHref={trackingHref}
      slots={{ actions }}
      onHeading={setTitle}
    />
  )
}

export default LooseDeliveriesPage
