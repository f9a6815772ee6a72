import { usePanel, useValue } from "balcao"
import { createElement, memo, type ReactNode, useEffect } from "react"
import { BrokenPage } from "./pages/error/BrokenPage.tsx"
import { BrokenScreen } from "./pages/error/BrokenScreen.tsx"
import type { Route } from "./routes.ts"
import { RouterSplash } from "./splash/RouterSplash.tsx"
import { Boundary } from "./routing/Boundary.tsx"
import { findRoute } from "./routing/findRoute.ts"
import { decide } from "./routing/guard.ts"
import { useLocation, useNavigate } from "./routing/navigation.ts"
import { shellFrame, screenOf } from "./loadedScreens.ts"
import { usePageTitle } from "./routing/usePageTitle.ts"
import type { Refusal } from "./routing/decision.ts"

const Redirect = ({ to, refusal }: { readonly to: string; readonly refusal: Refusal | undefined }) => {
  const go = useNavigate()
  // oxlint-disable-next-line react/exhaustive-deps -- the refusal belongs to `to`, so its identity does not matter
  useEffect(() => go(to, { replace: true, state: refusal }), [go, to])
  return null
}

const Screen = ({ route }: { readonly route: Route }) => {
  const screen = screenOf(route)
  return screen ? createElement(screen) : <RouterSplash />
}

const InShell = ({ children }: { readonly children: ReactNode }) => {
  const frame = shellFrame()
  return frame ? createElement(frame, null, children) : <RouterSplash />
}

/**
 * A page behind login: the shell keeps working when its screen throws. Not rendered again when only the query changes,
 * which a screen reads itself.
 */
const ShellPage = memo(({ route, visit }: { readonly route: Route; readonly visit: number }) => (
  <InShell>
    <Boundary visit={visit} broken={BrokenScreen}>
      <Screen route={route} />
    </Boundary>
  </InShell>
))

/** The current page: shows it, waits for the user to load, or redirects as the guard decides. */
export const Pages = () => {
  const { client } = usePanel()
  const visitor = useValue(client.session.state)
  const { pathname, search, hash, visit } = useLocation()
  const route = findRoute(pathname)
  const decision = decide(route, visitor, pathname + search + hash)
  usePageTitle(route?.title)
  if (decision._tag === "Go") return <Redirect to={decision.to} refusal={decision.refusal} />
  if (decision._tag === "Wait" || !route) return <RouterSplash />
  return (
    <Boundary visit={visit} broken={BrokenPage}>
      {route.area === "shell" ? <ShellPage route={route} visit={visit} /> : <Screen route={route} />}
    </Boundary>
  )
}
