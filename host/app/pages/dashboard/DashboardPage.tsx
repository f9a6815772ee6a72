import { usePanel, useValue } from "balcao"
import { DashboardPanel } from "balcao/dashboard"
import { lazy, Suspense, useMemo } from "react"
import { belongsNowhere } from "./belongsNowhere.ts"
import { figureLinksOf } from "./figureLinks.ts"

const JoinCompany = lazy(() => import("./JoinCompany.tsx"))
const Home = lazy(() => import("./Home.tsx"))

const nowhere = () => undefined

/** The page after login (section 2): today's figures with links to their lists, or the way to the user's screens. */
const DashboardPage = () => {
  const { client } = usePanel()
  const isCounted = useValue(client.extras("main"))?.has("dashboard") ?? true
  const user = useValue(client.session.user)
  const links = useMemo(() => (user ? figureLinksOf(user) : nowhere), [user])
  const isJoining = useValue(client.extras("identity"))?.has("joining") === true
  if (isJoining && user && belongsNowhere(user))
    return (
      <Suspense fallback={null}>
        <JoinCompany />
      </Suspense>
    )
  if (isCounted) return <DashboardPanel links={links} />
  return (
    <Suspense fallback={null}>
      <Home />
    </Suspense>
  )
}

export default DashboardPage
