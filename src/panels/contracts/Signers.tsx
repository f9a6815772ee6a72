import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import type { Signer } from "../../contract/contracts/signersWaiting.ts"
import { mayFinish } from "../../contract/resource/finishing.ts"
import { contracts } from "../../contract/resources/contracts.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleAlert } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import * as css from "../../business/personRows.css.ts"
import { useContractWords } from "./words.ts"
import { SendContract } from "./SendContract.tsx"
import { SignerRow } from "./SignerRow.tsx"
import { lastRequest, mailable } from "./mailable.ts"
import type { TextOfContract } from "./useContractText.ts"
import { useSigning } from "./useSigning.ts"

export interface SignersProps {
  readonly row: RowOf<typeof contracts>
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<RowOf<typeof contracts>>) => void
  /** Text and versions of a contract that is sent by mail. */
  readonly text?: TextOfContract
  readonly onSent?: () => void
}

/** The signers of a contract; what is recorded or accepted here moves it on. */
export const Signers = ({ row, isReadOnly, onChanged, text, onSent = () => undefined }: SignersProps) => {
  const say = useContractWords()
  const [signing, setSigning] = useState<Signer>()
  const { busy, error, sign } = useSigning(row, onChanged, () => setSigning(undefined))
  const [resentTo, setAgain] = useState<Signer>()
  const signers = row.signers
  const maySign = !isReadOnly && mayFinish(contracts, "signers", row.status ?? "")
  const recipients = text && !isReadOnly ? mailable(row, signers, text) : []
  if (signers.length === 0)
    return <EmptyState icon={circleAlert} title={say("none")} text={say("noneText")} />
  return (
    <>
      {!text && row.status === contracts.status?.first && <Notice tone="info">{say("notSent")}</Notice>}
      {text && (
        <SendContract
          {...{ row, text, recipients, resentTo, onChanged, onSent }}
          onClose={() => setAgain(undefined)}
        />
      )}
      <ul className={css.rows} aria-label={say("signatures")}>
        {signers.map((signer, at) => (
          <SignerRow
            // oxlint-disable-next-line react/no-array-index-key -- two may have one email, and they hold no state
            key={at}
            signer={signer}
            store={row.owner}
            request={text && lastRequest(text, signer)}
            onRecord={maySign && !signer.signedAt ? () => setSigning(signer) : undefined}
            onResend={text?.isIssued && recipients.includes(signer) ? () => setAgain(signer) : undefined}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={signing !== undefined}
        tone="primary"
        title={say("recordTitle")}
        description={say("recordAsk", { name: signing?.name ?? "" })}
        confirmLabel={say("record")}
        busyLabel={say("recording")}
        cancelLabel={say("cancel")}
        isBusy={busy}
        error={error}
        onConfirm={() => signing && sign(signing)}
        onCancel={() => setSigning(undefined)}
      />
    </>
  )
}
