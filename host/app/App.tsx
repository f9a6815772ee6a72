import { browserSession, createClient } from "balcao"
import { Suspense, useState } from "react"
import { isLogin } from "./addresses.ts"
import { type Config, useConfig } from "./boot/config.ts"
import { HostProvider } from "./boot/HostProvider.tsx"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"
import { LoginPage, preloadPage, RoutedApp } from "./pageFiles.ts"
import { PreloadContext } from "./routing/PreloadContext.ts"

const start = ({ apiUrl, pace }: Config) => {
  const session = browserSession({ storage: { prefix: "" } })
  const client = createClient({ api: apiUrl || location.origin, session, pace })
  const isSignedOut = client.session.state.peek()._tag === "SignedOut"
  return { client, atLogin: isSignedOut && isLogin(location.pathname) }
}

/** The whole app: creates the client, then shows the login page alone or the router with all pages. */
export const App = () => {
  const config = useConfig()
  const [{ client, atLogin }] = useState(() => start(config))
  return (
    <Suspense fallback={<WaitingRoot />}>
      <PreloadContext value={preloadPage}>
        {atLogin ? (
          <HostProvider client={client}>
            <LoginPage />
          </HostProvider>
        ) : (
          <RoutedApp client={client} />
        )}
      </PreloadContext>
    </Suspense>
  )
}
