import { usePanel } from "balcao"
import { AccessPanel } from "balcao/access"
import { useMemo } from "react"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import { findRoute } from "../../routing/findRoute.ts"
import { codeOf, screensIn } from "./screens.ts"

/** Explains the access of a user, by default the signed-in one; `page` in the query is a refused address. */
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
