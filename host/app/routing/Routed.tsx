import type { Client } from "balcao"
import { useEffect, useMemo, useState } from "react"
import { Provided } from "../boot/Provided.tsx"
import { findRoute } from "./find.ts"
import { settledAddress } from "./guard.ts"
import { NavigatorContext } from "./navigation.ts"
import { Navigator } from "./Navigator.ts"
import { Pages } from "./Pages.tsx"
import { prepare } from "./screens.ts"

/** Settles what the guard knows already, before any page is fetched. */
const arrive = ({ session }: Client) => {
  const { pathname, search, hash } = location
  const address = settledAddress(findRoute, session.state.peek(), pathname + search + hash)
  if (address !== pathname + search + hash) history.replaceState(null, "", address)
  return new Navigator(prepare)
}

/** Every page but a login page one came to directly. */
const Routed = ({ client }: { readonly client: Client }) => {
  const [navigator] = useState(() => arrive(client))
  useEffect(() => navigator.follow(), [navigator])
  const navigation = useMemo(
    () => ({
      push: (path: string) => navigator.go(path),
      redirect: (path: string) => location.assign(path),
    }),
    [navigator],
  )
  return (
    <Provided client={client} navigation={navigation}>
      <NavigatorContext value={navigator}>
        <Pages />
      </NavigatorContext>
    </Provided>
  )
}

export default Routed
