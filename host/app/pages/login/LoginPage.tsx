import { type PanelEvent, safePath, usePanel } from "balcao"
import { LoginPanel } from "balcao/login"
import { Link } from "balcao/ui"
import { use, useEffect, useState } from "react"
import { useConfig } from "../../boot/useConfig.ts"
import { forgotPassword, home, loginTitle, outbox as outboxPage, register } from "../../addresses.ts"
import { bootWords } from "../../words/bootWords.ts"
import { arriveAtLogin } from "../../routing/arriveAtLogin.ts"
import { PreloadContext } from "../../routing/PreloadContext.ts"
import { usePageTitle } from "../../routing/usePageTitle.ts"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"
import { demoAccounts, demoPassword } from "./demoAccounts.ts"

/** Redirects visitors who are already signed in; after a sign-in the panel navigates itself. */
const useArrival = () => {
  const { client, navigation } = usePanel()
  const [decision] = useState(() => arriveAtLogin(client.session.state.peek()))
  useEffect(() => {
    if (decision._tag === "Go") navigation.push(decision.to)
  }, [decision, navigation])
  return decision._tag === "Show"
}

/** Page the visitor was heading for. Read from the browser, since this page may render without a router. */
const useReturnUrl = () => useState(() => safePath(new URLSearchParams(location.search).get("returnUrl")))[0]

/** The login page (section 2): the form beside the shop front. */
const LoginPage = () => {
  const { locale } = usePanel()
  const { demo, outbox } = useConfig()
  const stays = useArrival()
  const returnUrl = useReturnUrl()
  const preload = use(PreloadContext)
  usePageTitle(loginTitle)
  if (!stays) return null
  const accounts = demoAccounts.map(({ email, label }) => ({ email, label: label[locale] }))
  const follow = ({ type }: PanelEvent) => {
    if (type === "signedIn") preload(new URL(returnUrl ?? home, location.origin).pathname)
  }
  return (
    <OutsideFrame>
      <LoginPanel
        home={home}
        returnUrl={returnUrl}
        forgotHref={forgotPassword}
        registerHref={register}
        demo={demo ? { password: demoPassword, accounts } : undefined}
        onEvent={follow}
      />
      {outbox && (
        <p>
          <Link href={outboxPage}>{bootWords.outbox[locale]}</Link>
        </p>
      )}
    </OutsideFrame>
  )
}

export default LoginPage
