import { usePanel, useValue } from "balcao"
import { Navigate, Outlet, useLocation } from "react-router"
import { RouterSplash } from "../shell/RouterSplash.tsx"
import { findRoute } from "./find.ts"
import { decide } from "./guard.ts"
import { usePageTitle } from "./usePageTitle.ts"

/** Stands before every page: shows it, waits for the user to load, or sends the visitor elsewhere. */
export const Guard = () => {
  const { client } = usePanel()
  const visitor = useValue(client.session.state)
  const { pathname, search, hash } = useLocation()
  const route = findRoute(pathname)
  const decision = decide(route, visitor, pathname + search + hash)
  usePageTitle(route?.title)
  switch (decision._tag) {
    case "Show":
      return <Outlet />
    case "Wait":
      return <RouterSplash />
    case "Go":
      return <Navigate to={decision.to} replace state={decision.refusal} />
  }
}
