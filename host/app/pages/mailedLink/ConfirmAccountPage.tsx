import { usePanel } from "balcao"
import { calls } from "balcao/contract"
import { register } from "../../addresses.ts"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"
import { LinkForm } from "./LinkForm.tsx"
import { LinkResult } from "./LinkResult.tsx"
import { useLinkWords, useMailedLink } from "./useMailedLink.ts"

const ConfirmAccount = () => {
  const say = useLinkWords()
  const { client } = usePanel()
  const { done, isExpired, busy, error, submit } = useMailedLink((token, password) =>
    client.api.call(calls.accounts.confirm, { body: { token, password } }),
  )
  if (done) {
    const confirmation = say("confirmDone", { username: done.answer.username })
    return <LinkResult heading={say("confirmTitle")} tone="success" text={confirmation} />
  }
  if (isExpired) {
    const way = { href: register, label: say("registerAgain") }
    return <LinkResult heading={say("expiredTitle")} tone="warning" text={say("expiredText")} way={way} />
  }
  return (
    <LinkForm
      {...{ busy, error }}
      heading={say("confirmTitle")}
      intro={say("confirmIntro")}
      label={say("chosen")}
      isNew={false}
      submit={say("confirmSubmit")}
      onSubmit={submit}
    />
  )
}

/** Page behind the link mailed after registration. */
const ConfirmAccountPage = () => (
  <OutsideFrame>
    <ConfirmAccount />
  </OutsideFrame>
)

export default ConfirmAccountPage
