import { type ReactNode, useEffect } from "react"
import { type Client, useTask, useValue } from "../../src/index.ts"

/** Signs the backend's user in before anything is shown. */
export const SignedIn = ({ client, children }: { readonly client: Client; readonly children: ReactNode }) => {
  const { session } = client
  const { run } = useTask<unknown>()
  const state = useValue(session.state)
  useEffect(() => {
    if (session.state.peek()._tag === "SignedOut")
      run(session.signIn({ email: "a@balcao.test", password: "demo1234" }))
  }, [session, run])
  return state._tag === "Loaded" ? children : null
}
