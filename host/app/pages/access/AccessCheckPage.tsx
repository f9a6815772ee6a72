import { usePanel } from "balcao"
import { AccessPanel } from "balcao/access"
import { useMemo } from "react"
import { screensIn } from "./screens.ts"

/** What is wrong with the routes, groups and roles of the platform, and what anybody may open. */
const AccessCheckPage = () => {
  const { locale } = usePanel()
  const screens = useMemo(() => screensIn(locale), [locale])
  return <AccessPanel view="check" screens={screens} />
}

export default AccessCheckPage
