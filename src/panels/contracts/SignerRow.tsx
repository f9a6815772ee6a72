import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { Signer } from "../../contract/contracts/signersWaiting.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../../business/personRows.css.ts"
import { useContractWords } from "./words.ts"
import { requestSentence } from "./requestSentence.ts"
import type { AcceptanceRequest } from "./useContractText.ts"

interface Props {
  readonly signer: Signer
  /** The company whose contract it is. */
  readonly store: RowOf<typeof contracts>["owner"]
  /** The last acceptance request mailed to the signer. */
  readonly request: AcceptanceRequest | undefined
  readonly onRecord: (() => void) | undefined
  readonly onResend: (() => void) | undefined
}

/** One signer: how far they are, and what may be done about it. */
export const SignerRow = ({ signer, store, request, onRecord, onResend }: Props) => {
  const say = useContractWords()
  const moment = useMoment(store)
  const state = () => {
    if (request) return requestSentence({ say, moment }, request)
    if (signer.signedAt) return ["success", say("signed", { at: moment(signer.signedAt) })] as const
    return onRecord ? undefined : (["neutral", say("unsigned")] as const)
  }
  const [tone, text] = state() ?? []
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{signer.name}</strong>
        <span className={subtle}>{signer.email}</span>
        {request && text !== undefined && tone && <Status tone={tone}>{text}</Status>}
      </span>
      {!request && text !== undefined && tone && <Status tone={tone}>{text}</Status>}
      {(onRecord || (request && onResend)) && (
        <span className={css.acts}>
          {request && onResend && (
            <Button size="small" onPress={onResend}>
              {say("resend")}
            </Button>
          )}
          {onRecord && (
            <Button size="small" onPress={onRecord}>
              {say("record")}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
