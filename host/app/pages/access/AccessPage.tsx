import { usePanel } from "balcao"
import { AccessPanel } from "balcao/access"
import { useMemo } from "react"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import { findRoute } from "../../routing/findRoute.ts"
import { codeOf, screensIn } from "./screens.ts"

/** Why screens and permissions are open to a user, or to oneself; `page` is the address one was refused at. */
const AccessPage = () => {
  const { locale } = usePanel()
  const { id } = useParams()
  const [query] = useSearchParams()
  const screens = useMemo(() => screensIn(locale), [locale])
  const refused = findRoute(query.get("page")?.split(/[?#]/)[0] ?? "")
  return (
    <AccessPanel
      userId={id === undefined ? undefined : Number(id)}
      screens={screens}
      asked={refused && refused.path !== "" ? codeOf(refused) : undefined}
    />
  )
}

export default AccessPage
