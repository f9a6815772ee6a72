import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useValue } from "../../frame/useValue.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useLooseWords } from "./words.ts"

interface Props {
  readonly missingCents: number
  /** It can be put on the invoice instead. */
  readonly hasInvoice: boolean
}

/** Shows the missing amount of credits, with the solution: another payment method, or a contact. */
export const ShortCredits = ({ missingCents, hasInvoice }: Props) => {
  const say = useLooseWords()
  const money = useMoney()
  const application = useValue(usePanel().client.session.user)?.application?.name
  const advice = application ? say("askCredits", { name: application }) : say("askPlatform")
  return (
    <Notice tone="warning">
      {say("missing", { amount: money(missingCents) })} {!hasInvoice && advice}
    </Notice>
  )
}
