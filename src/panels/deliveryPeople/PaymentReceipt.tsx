import * as Effect from "effect/Effect"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { writtenDay, writtenMoment } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { copy } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePeopleWords } from "./words.ts"

/** A payment to a courier that was recorded just now. */
export interface PaidNow {
  readonly name: string
  /** The last day that is paid, `YYYY-MM-DD`. */
  readonly day: string
  /** Undefined where the platform does not say what is owed. */
  readonly cents: number | undefined
  /** The moment it was recorded, in ISO 8601. */
  readonly at: string
}

/** The receipt of a payment as text, to be sent to whoever was paid. */
export const PaymentReceipt = ({ paid }: { readonly paid: PaidNow }) => {
  const say = usePeopleWords()
  const { client, locale } = usePanel()
  const money = useMoney()
  const showSnackbar = useSnackbar()
  const user = useValue(client.session.user)
  const { busy, run } = useTask<never>()
  const lines = [
    say("receiptFor", { name: paid.name, day: writtenDay(locale, paid.day) }),
    ...(paid.cents === undefined ? [] : [say("receiptSum", { sum: money(paid.cents) })]),
    say("receiptBy", {
      at: writtenMoment(locale, paid.at),
      name: user?.fullname || user?.username || "",
    }),
  ]
  const announce = (key: "receiptCopied" | "receiptNotCopied") => Effect.sync(() => showSnackbar(say(key)))
  const start = () =>
    run(
      Effect.matchEffect(
        Effect.tryPromise(() => navigator.clipboard.writeText([say("receipt"), ...lines].join("\n"))),
        { onSuccess: () => announce("receiptCopied"), onFailure: () => announce("receiptNotCopied") },
      ),
    )
  return (
    <Notice tone="success">
      <strong>{say("receipt")}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button size="small" icon={copy} busy={busy} onPress={start}>
        {say("copyReceipt")}
      </Button>
    </Notice>
  )
}
