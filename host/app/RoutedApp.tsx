import type { Client } from "balcao"
import { useEffect, useMemo, useState } from "react"
import { HostProvider } from "./boot/HostProvider.tsx"
import { findRoute } from "./routing/findRoute.ts"
import { resolveAddress } from "./routing/guard.ts"
import { NavigatorContext } from "./routing/navigation.ts"
import { Navigator } from "./routing/Navigator.ts"
import { Pages } from "./Pages.tsx"
import { prepare } from "./loadedScreens.ts"

/** Applies the redirects that are already known before any page loads. */
const createNavigator = ({ session }: Client) => {
  const { pathname, search, hash } = location
  const address = resolveAddress(findRoute, session.state.peek(), pathname + search + hash)
  if (address !== pathname + search + hash) history.replaceState(null, "", address)
  return new Navigator(prepare)
}

/** The app with its router; a login page opened directly renders without it. */
const RoutedApp = ({ client }: { readonly client: Client }) => {
  const [navigator] = useState(() => createNavigator(client))
  useEffect(() => navigator.start(), [navigator])
  const navigation = useMemo(
    () => ({
      push: (path: string) => navigator.go(path),
      redirect: (path: string) => location.assign(path),
    }),
    [navigator],
  )
  return (
    <HostProvider client={client} navigation={navigation}>
      <NavigatorContext value={navigator}>
        <Pages />
      </NavigatorContext>
    </HostProvider>
  )
}

export default RoutedApp
