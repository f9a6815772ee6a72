import { browserSession, createClient } from "balcao"
import { Suspense, useState } from "react"
import { isLogin } from "./addresses.ts"
import { type Config, useConfig } from "./boot/config.ts"
import { Provided } from "./boot/Provided.tsx"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"
import { LoginPage, Routed } from "./routing/files.ts"

const enter = ({ apiUrl, pace }: Config) => {
  const client = createClient({ api: apiUrl || location.origin, session: browserSession(), pace })
  const isSignedOut = client.session.state.peek()._tag === "SignedOut"
  return { client, atLogin: isSignedOut && isLogin(location.pathname) }
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
