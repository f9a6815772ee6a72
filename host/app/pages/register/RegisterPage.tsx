import { usePanel } from "balcao"
import { calls } from "balcao/contract"
import { RegisterPanel } from "balcao/register"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { legalPage, login, termsOfUse } from "../../addresses.ts"
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"

/** Address of the terms of use in force where the page is opened; undefined until known, and where there are none. */
const useTermsHref = () => {
  const { client } = usePanel()
  const [href, setHref] = useState<string>()
  useEffect(() => {
    const read = client.api.call(calls.styles.ofHost, { query: { domain: location.hostname } })
    return Effect.runCallback(read, {
      onExit: (exit) => {
        const application = exit._tag === "Success" ? exit.value.registrationTerms : undefined
        if (application !== undefined && application !== null)
          setHref(legalPage(termsOfUse, application, "COMPANY"))
      },
    })
  }, [client])
  return href
}

/** The page to create an account (section 2). */
const RegisterPage = () => (
  <OutsideFrame>
    <UnsavedGuard />
    <RegisterPanel loginHref={login} termsHref={useTermsHref()} />
  </OutsideFrame>
)

export default RegisterPage
