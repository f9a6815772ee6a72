import type { ListName } from "balcao/contract"
import { ResourcePanel } from "balcao/resource"
import { Suspense, use, useState } from "react"
import { recordPath } from "../../routing/recordPath.ts"
import { useDescription } from "../../routing/useDescription.ts"
import { useRoute } from "../../routing/useRoute.ts"
import type { Route } from "../../routes.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { RouterSplash } from "../../splash/RouterSplash.tsx"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import NotBuiltPage from "../notBuilt/NotBuiltPage.tsx"
import { descriptionOf } from "../../descriptions.ts"
import { NewEditor } from "./NewEditor.tsx"
import { RelatedScreens } from "./RelatedScreens.tsx"
import { useListHref } from "./useListHref.ts"
import { useOpenInUrl } from "./useOpenInUrl.ts"

const features = { title: false }

const Described = ({ route, name }: { readonly route: Route; readonly name: ListName }) => {
  const description = useDescription(route)
  const resource = use(descriptionOf(name))
  const actions = useActionsSlot()
  const open = useOpenInUrl(route)
  const [title, setTitle] = useState<string>()
  const isAtList = open.open === undefined
  usePageHead({ title, description: isAtList ? description : undefined })
  return (
    <>
      {isAtList && <NewEditor list={name} />}
      <ResourcePanel
        {...useListView()}
        {...useHeldNavigation()}
        {...open}
        resource={resource}
        features={features}
        recordHref={recordPath}
        listHref={useListHref()}
        slots={{ actions, tools: <RelatedScreens route={route} /> }}
        onHeading={setTitle}
      />
    </>
  )
}

/** A described list and its editor; the view and the open record are kept in the address. A screen without a list says that it is not built yet. */
const ResourcePage = () => {
  const route = useRoute()
  const name = route?.list
  if (route === undefined || name === undefined) return <NotBuiltPage />
  return (
    <Suspense fallback={<RouterSplash />}>
      <Described key={name} route={route} name={name} />
    </Suspense>
  )
}

export default ResourcePage
