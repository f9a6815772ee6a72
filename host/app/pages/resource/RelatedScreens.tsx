import { usePanel, useValue } from "balcao"
import { canOpen } from "../../routing/guard.ts"
import { Link } from "../../routing/Link.tsx"
import { type Route, routes } from "../../routes.ts"

/** The screens that belong to a list, such as the templates of contracts, where the user and the server have them. */
export const RelatedScreens = ({ path }: Pick<Route, "path">) => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const offered = useValue(client.extras("main"))
  return routes
    .filter(({ path: own, parent, extra }) => {
      const isOffered = extra === undefined || offered?.has(extra) === true
      return parent === path && !own.includes("{") && isOffered
    })
    .filter((route) => user && canOpen(user, `/${route.path}`))
    .map((route) => (
      <Link key={route.path} to={`/${route.path}`}>
        {route.title[locale]}
      </Link>
    ))
}
