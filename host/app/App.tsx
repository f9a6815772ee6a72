import { browserSession, createClient } from "balcao"
import { Suspense, useState } from "react"
import { type Config, useConfig } from "./boot/config.ts"
import { Provided } from "./boot/Provided.tsx"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"
import { isLogin, LoginPage, Routed } from "./routing/files.ts"
import { settledAddress } from "./routing/guard.ts"
import { findRoute } from "./routing/find.ts"

/** Connects, and settles what the guard knows already, before any page is fetched. */
const enter = ({ apiUrl, pace }: Config) => {
  const client = createClient({ api: apiUrl || location.origin, session: browserSession(), pace })
  const { pathname, search, hash } = location
  const address = settledAddress(findRoute, client.session.state.peek(), pathname + search + hash)
  if (address !== pathname + search + hash) history.replaceState(null, "", address)
  return { client, atLogin: isLogin(location.pathname) }
}

/** The whole panel: one client; then the login page alone, or the router with everything else. */
export const App = () => {
  const config = useConfig()
  const [{ client, atLogin }] = useState(() => enter(config))
  return (
    <Suspense fallback={<WaitingRoot />}>
      {atLogin ? (
        <Provided client={client}>
          <LoginPage />
        </Provided>
      ) : (
        <Routed client={client} />
      )}
    </Suspense>
  )
}
