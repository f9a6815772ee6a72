import { usePanel, useValue } from "balcao"
import { DashboardPanel } from "balcao/dashboard"
import { useMemo } from "react"
import { screensOf } from "../../routing/userScreens.ts"
import { figureLinksOf } from "./figureLinks.ts"

const nowhere = () => undefined

/** The page after login (section 2): today's figures with links to their lists, or shortcuts to the user's screens. */
const DashboardPage = () => {
  const { client, locale } = usePanel()
  const state = useValue(client.session.state)
  const isCounted = useValue(client.extras("main"))?.has("dashboard") ?? true
  const user = state._tag === "Loaded" ? state.user : undefined
  const links = useMemo(() => (user ? figureLinksOf(user) : nowhere), [user])
  const shortcuts = useMemo(
    () =>
      user && !isCounted
        ? screensOf(user)
            .filter(({ to }) => to !== "/dashboard")
            .map(({ to, label }) => ({ href: to, label: label[locale] }))
        : [],
    [user, isCounted, locale],
  )
  return <DashboardPanel {...{ links, shortcuts }} />
}

export default DashboardPage
