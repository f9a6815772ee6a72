import type { Client } from "balcao"
import { useMemo, useState } from "react"
import { RouterProvider } from "react-router/dom"
import { Provided } from "../boot/Provided.tsx"
import { findRoute } from "./find.ts"
import { settledAddress } from "./guard.ts"
import { makeRouter } from "./router.tsx"

/** Settles what the guard knows already, before any page is fetched. */
const arrive = ({ session }: Client) => {
  const { pathname, search, hash } = location
  const address = settledAddress(findRoute, session.state.peek(), pathname + search + hash)
  if (address !== pathname + search + hash) history.replaceState(null, "", address)
  return makeRouter()
}

/** Every page but a login page one came to directly. */
const Routed = ({ client }: { readonly client: Client }) => {
  const [router] = useState(() => arrive(client))
  const navigation = useMemo(
    () => ({
      push: (path: string) => void router.navigate(path),
      redirect: (path: string) => location.assign(path),
    }),
    [router],
  )
  return (
    <Provided client={client} navigation={navigation}>
      <RouterProvider router={router} />
    </Provided>
  )
}

export default Routed
