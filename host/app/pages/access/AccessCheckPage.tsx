import { usePanel } from "balcao"
import { AccessPanel } from "balcao/access"
import { useMemo } from "react"
import { screensIn } from "./screens.ts"

/** Page that lists problems with the platform's routes, groups and roles, and what each user may open. */
const AccessCheckPage = () => {
  const { locale } = usePanel()
  const screens = useMemo(() => screensIn(locale), [locale])
  return <AccessPanel view="check" screens={screens} />
}

export default AccessCheckPage
