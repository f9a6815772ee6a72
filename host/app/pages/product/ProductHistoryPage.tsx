import type { ListName } from "balcao/contract"
import { ResourcePanel } from "balcao/resource"
import { Suspense, use, useState } from "react"
import { descriptionOf } from "../../descriptions.ts"
import { useNavigate, useParams } from "../../routing/navigation.ts"
import { recordPath } from "../../routing/recordPath.ts"
import { useDescription } from "../../routing/useDescription.ts"
import { useRoute } from "../../routing/useRoute.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { RouterSplash } from "../../splash/RouterSplash.tsx"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import { useOpenInQuery } from "../list/useOpenInQuery.ts"
import type { Route } from "../../routes.ts"

const features = { title: false }

/** The path's word for the whole store; any other is a product's number. */
const everyProduct = "historic"

const useList = (name: ListName, route: Route, isAtList: boolean) => {
  const description = useDescription(route)
  const [title, onHeading] = useState<string>()
  usePageHead({ title, description: isAtList ? description : undefined })
  return {
    ...useHeldNavigation(),
    resource: use(descriptionOf(name)),
    features,
    recordHref: recordPath,
    slots: { actions: useActionsSlot() },
    onHeading,
  }
}

/** Every change of the store's products. */
const Changes = ({ route }: { readonly route: Route }) => {
  const open = useOpenInQuery()
  return (
    <ResourcePanel
      {...useListView()}
      {...useList("priceChanges", route, open.open === undefined)}
      {...open}
    />
  )
}

/** One product, at its prices over time. */
const OneProduct = ({ route, id }: { readonly route: Route; readonly id: string | undefined }) => {
  const go = useNavigate()
  const [tab, setTab] = useState("prices")
  return (
    <ResourcePanel
      {...useList("products", route, false)}
      open={id}
      tab={tab}
      onTabChange={setTab}
      onOpenChange={(open) =>
        go(open === undefined ? "/product" : `/product?open=${encodeURIComponent(open)}`)
      }
    />
  )
}

/** The history of a store's products, or of one. */
const ProductHistoryPage = () => {
  const route = useRoute()
  const { historic } = useParams()
  if (route === undefined) return null
  return (
    <Suspense fallback={<RouterSplash />}>
      {historic === everyProduct ? <Changes {...{ route }} /> : <OneProduct {...{ route }} id={historic} />}
    </Suspense>
  )
}

export default ProductHistoryPage
