import { useState } from "react"
import { mayFinish } from "../../../contract/resource/finishing.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { contracts } from "../../../contract/resources/contracts.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { Status } from "../../../ui/status/Status.tsx"
import { circleAlert } from "../../../ui/icon/icons.ts"
import { subtle } from "../../../ui/theme/text.css.ts"
import { useContractWords } from "./contractWords.ts"
import * as css from "../personRows.css.ts"
import { useSigning } from "./useSigning.ts"

interface Signer {
  readonly name: string
  readonly email: string
  readonly signedAt?: string | null
}

interface Props {
  readonly row: DescribedRow
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<DescribedRow>) => void
}

/** Who signs a contract and who has; what is recorded here moves the contract on. */
const Signatures = ({ row, isReadOnly, onChanged }: Props) => {
  const say = useContractWords()
  const moment = useMoment()
  const [asked, setAsked] = useState<Signer>()
  const { busy, error, sign } = useSigning(row, onChanged, () => setAsked(undefined))
  const signers = (row["signers"] ?? []) as ReadonlyArray<Signer>
  const maySign = !isReadOnly && mayFinish(contracts as unknown as Resource, "signers", row.status ?? "")
  if (signers.length === 0)
    return <EmptyState icon={circleAlert} title={say("none")} text={say("noneText")} />
  return (
    <>
      {row.status === contracts.status?.first && <Notice tone="info">{say("notSent")}</Notice>}
      <ul className={css.rows} aria-label={say("signatures")}>
        {signers.map((signer, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one e-mail, and they hold no state
          <li key={at} className={css.row}>
            <span className={css.who}>
              <strong>{signer.name}</strong>
              <span className={subtle}>{signer.email}</span>
            </span>
            {signer.signedAt ? (
              <Status tone="success">{say("signed", { at: moment(signer.signedAt) })}</Status>
            ) : maySign ? (
              <Button size="small" onPress={() => setAsked(signer)}>
                {say("record")}
              </Button>
            ) : (
              <Status tone="neutral">{say("unsigned")}</Status>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        tone="primary"
        title={say("recordTitle")}
        description={say("recordAsk", { name: asked?.name ?? "" })}
        confirmLabel={say("record")}
        busyLabel={say("recording")}
        cancelLabel={say("cancel")}
        isBusy={busy}
        error={error}
        onConfirm={() => asked && sign(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

export default Signatures
