import { usePanel, useValue } from "balcao"
import { DashboardPanel } from "balcao/dashboard"
import { useMemo } from "react"
import { figureLinksOf } from "./figureLinks.ts"

const nowhere = () => undefined

/** Where everyone goes after login (section 2): today's figures, each leading to its list. */
const DashboardPage = () => {
  const { client } = usePanel()
  const state = useValue(client.session.state)
  const links = useMemo(() => (state._tag === "Loaded" ? figureLinksOf(state.user) : nowhere), [state])
  return <DashboardPanel links={links} />
}

export default DashboardPage
