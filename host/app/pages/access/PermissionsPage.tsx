import { usePanel } from "balcao"
import { AccessPanel } from "balcao/access"
import { useMemo } from "react"
import { screensIn } from "./screens.ts"

/** Every permission of the platform, the screens of this app it opens, and how many roles hold it. */
const PermissionsPage = () => {
  const { locale } = usePanel()
  const screens = useMemo(() => screensIn(locale), [locale])
  return <AccessPanel view="catalog" screens={screens} />
}

export default PermissionsPage
