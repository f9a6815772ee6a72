import * as Effect from "effect/Effect"
import { useId, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { makeContentKey } from "../../../api/freshKey.ts"
import { limits } from "../../../contract/limits.ts"
import {
  creditKindNames,
  type GivenKind,
  givenCredits,
} from "../../../contract/looseDeliveries/looseCredits.ts"
import { looseDeliveryCalls } from "../../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { useExplain } from "../../../frame/useExplain.ts"
import { useFieldError } from "../../../frame/useFieldError.ts"
import { useForm } from "../../../frame/useForm.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { namedWords } from "../namedWords.ts"
import { moveForm } from "../sendDelivery.css.ts"
import { useCreditWords } from "./creditWords.ts"
import { typedText } from "../../../contract/wire/visibleText.ts"

interface Props {
  readonly company: { readonly _id: RecordId; readonly name: string }
  /** Called once they are given, and when one gives up. */
  readonly onClose: () => void
}

type GiveError = ApiError | RefusalOf<typeof looseDeliveryCalls.giveCredits>

const { kinds, maxCents, minReason } = givenCredits
const reasonRule = { min: minReason, max: limits.text.line.max }

/** The cents an amount says; undefined for none that may be given. */
const centsOf = (amount: string): number | undefined => {
  const cents = hundredthsOf(amount)
  return cents >= 1 && cents <= maxCents ? cents : undefined
}

/** Sends what is to be given, the same once however often it is pressed, and says what came of it. */
const useGiving = ({ company, onClose }: Props) => {
  const say = useCreditWords()
  const money = useMoney()
  const explain = useExplain()
  const { client, before, emit } = usePanel()
  const showSnackbar = useSnackbar()
  const [keyOf] = useState(makeContentKey)
  const { run, busy, error } = useTask<GiveError>()
  const give = (kind: GivenKind, amountCents: number, reason: string) => {
    const body = { company: company._id, kind, amountCents, reason }
    const call = client.api.call(looseDeliveryCalls.giveCredits, { body }, { idempotencyKey: keyOf(body) })
    const giving = before({ panel: "looseDeliveries", type: "giveCredits", detail: body }).pipe(
      Effect.andThen(call),
      Effect.map((entry) => {
        emit({ panel: "looseDeliveries", type: "creditsGiven", detail: entry })
        showSnackbar(say("given", { amount: money(amountCents), company: company.name }))
        onClose()
      }),
    )
    run(Effect.uninterruptible(giving))
  }
  const sentenceOf = (failed: GiveError) => {
    if (failed._tag === "UnknownReference") return say("gone")
    if (failed._tag !== "TooManyCredits") return explain(failed)
    return say("tooMany", { max: money(failed.maxCents), balance: money(failed.balanceCents) })
  }
  return { give, busy, problem: error && sentenceOf(error) }
}

/** Asks how much a company gets and why. */
const GiveCredits = (props: Props) => {
  const { company, onClose } = props
  const say = useCreditWords()
  const money = useMoney()
  const { locale } = usePanel()
  const id = useId()
  const fieldError = useFieldError()
  const { give, busy, problem } = useGiving(props)
  const [kind, setKind] = useState<GivenKind>("TOPUP")
  const { attach, field, values, onSubmit } = useForm(
    { amount: "", reason: "" },
    ({ amount, reason }) => ({
      amount:
        centsOf(amount) === undefined
          ? say("amountWrong", { min: money(1), max: money(maxCents) })
          : undefined,
      reason: fieldError(say("reason"), reason, reasonRule),
    }),
    ({ amount, reason }) => give(kind, centsOf(amount) ?? 0, typedText(reason)),
  )
  const cents = centsOf(values.amount)
  const label = cents === undefined ? say("give") : say("giveThis", { amount: money(cents) })
  return (
    <Dialog
      isOpen
      width="status"
      title={say("giveTitle", { company: company.name })}
      closeLabel={say("close")}
      isLocked={busy}
      onClose={onClose}
      footer={
        <>
          <Button tone="plain" isDisabled={busy} onPress={onClose}>
            {say("cancel")}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={busy}>
            {busy ? say("giving") : label}
          </Button>
        </>
      }
    >
      <form id={id} ref={attach} className={moveForm} noValidate onSubmit={onSubmit}>
        <PanelNumberField
          label={say("amount")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; its first field gets it
          autoFocus
          isRequired
          hint={say("most", { amount: money(maxCents) })}
          digits={2}
          isFixed
          prefix="R$"
          {...field("amount")}
        />
        <Select
          label={say("kind")}
          options={kinds.map((one) => ({ id: one, label: namedWords(creditKindNames, one, locale) }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={say("reason")}
          hint={say("reasonHint")}
          isRequired
          maxLength={reasonRule.max}
          {...field("reason")}
        />
      </form>
      <DialogError error={problem} isBusy={busy} />
    </Dialog>
  )
}

export default GiveCredits
