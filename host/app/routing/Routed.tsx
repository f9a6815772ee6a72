import type { Client } from "balcao"
import { useMemo, useState } from "react"
import { RouterProvider } from "react-router/dom"
import { Provided } from "../boot/Provided.tsx"
import { makeRouter } from "./router.tsx"

/** Every page but a login page one came to directly. */
const Routed = ({ client }: { readonly client: Client }) => {
  const [router] = useState(makeRouter)
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
