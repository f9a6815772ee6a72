import type { Client } from "balcao"
import { Suspense, useState } from "react"
import { isLogin } from "./addresses.ts"
import { HostProvider } from "./boot/HostProvider.tsx"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"
import { LoginPage, preloadPage, RoutedApp } from "./pageFiles.ts"
import { PreloadContext } from "./routing/PreloadContext.ts"

const isLoginAlone = ({ session }: Client) =>
  session.state.peek()._tag === "SignedOut" && isLogin(location.pathname)

/** The whole app: the login page alone or the router with all pages. */
export const App = ({ client }: { readonly client: Client }) => {
  const [atLogin] = useState(() => isLoginAlone(client))
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
