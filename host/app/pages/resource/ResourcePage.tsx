import { usePanel } from "balcao"
import { ResourcePanel } from "balcao/resource"
import { Suspense, use, useState } from "react"
import { useNavigate, useParams, useSearchParams } from "../../routing/navigation.ts"
import { useRoute } from "../../routing/useRoute.ts"
import type { Route } from "../../routes.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { RouterSplash } from "../../shell/RouterSplash.tsx"
import { useLastQueries } from "../../shell/useLastQueries.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import { descriptionOf, type ResourceName } from "./descriptions.ts"

const features = { title: false }

/** What is open, in the address: in its path where the specification has one for a record, else in its query. */
const useOpenInUrl = ({ path, parent, recordsHavePath }: Route) => {
  const go = useNavigate()
  const lastQuery = useLastQueries()
  const [inPath] = Object.values(useParams())
  const [query, setQuery] = useSearchParams()
  const list = `/${parent ?? path}`
  const withOpen = (former: URLSearchParams, open: string | undefined) => {
    const next = new URLSearchParams(former)
    if (open === undefined) next.delete("open")
    else next.set("open", open)
    return next
  }
  const onOpenChange = (open: string | undefined) => {
    const isRecord = open !== undefined && open !== "new" && !open.includes("/")
    if (isRecord && (recordsHavePath || inPath !== undefined))
      return go(`${list}/${encodeURIComponent(open)}`)
    if (inPath === undefined) return setQuery((former) => withOpen(former, open))
    return go(open === undefined ? list + lastQuery(list) : `${list}?open=${encodeURIComponent(open)}`)
  }
  return { open: inPath ?? query.get("open") ?? undefined, onOpenChange }
}

const Described = ({ route, name }: { readonly route: Route; readonly name: ResourceName }) => {
  const { locale } = usePanel()
  const resource = use(descriptionOf(name))
  const actions = useActionsSlot()
  const open = useOpenInUrl(route)
  const [title, setTitle] = useState<string>()
  const [ptBr, en] = resource.about ?? []
  usePageHead({ title, description: title === undefined ? (locale === "ptBr" ? ptBr : en) : undefined })
  return (
    <ResourcePanel
      {...useListView()}
      {...useHeldNavigation()}
      {...open}
      resource={resource}
      features={features}
      slots={{ actions }}
      onHeading={setTitle}
    />
  )
}

/** A described list and its editor; the view and the open record are kept in the address. */
const ResourcePage = () => {
  const route = useRoute()
  if (route?.resource === undefined) return null
  return (
    <Suspense fallback={<RouterSplash />}>
      <Described key={route.resource} route={route} name={route.resource} />
    </Suspense>
  )
}

export default ResourcePage
