import { usePanel } from "balcao"
import { calls } from "balcao/contract"
import { forgotPassword } from "../../addresses.ts"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"
import { LinkForm } from "./LinkForm.tsx"
import { LinkResult } from "./LinkResult.tsx"
import { useLinkWords, useMailedLink } from "./useMailedLink.ts"

const ResetPassword = () => {
  const say = useLinkWords()
  const { client } = usePanel()
  const { done, isExpired, busy, error, submit } = useMailedLink((token, password) =>
    client.api.call(calls.accounts.reset, { body: { token, password } }),
  )
  if (done) return <LinkResult heading={say("resetTitle")} tone="success" text={say("resetDone")} />
  if (isExpired) {
    const way = { href: forgotPassword, label: say("askAgain") }
    return <LinkResult heading={say("expiredTitle")} tone="warning" text={say("expiredText")} way={way} />
  }
  return (
    <LinkForm
      {...{ busy, error }}
      heading={say("resetTitle")}
      intro={say("resetIntro")}
      label={say("password")}
      isNew
      submit={say("resetSubmit")}
      onSubmit={submit}
    />
  )
}

/** Page behind the link mailed for a forgotten password. */
const ResetPasswordPage = () => (
  <OutsideFrame>
    <ResetPassword />
  </OutsideFrame>
)

export default ResetPasswordPage
