import { Suspense, useState } from "react"
import { dayProblem } from "../../contract/wire/years.ts"
import { PanelDayField } from "../../frame/fields/PanelDayField.tsx"
import { fieldWords } from "../../frame/fields/words.ts"
import { frameWords } from "../../frame/words.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useStoreZone } from "../../frame/useStoreZone.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { nameOf } from "./cells.tsx"
import { endOfDay, todayIn } from "./days.ts"
import { pays, settlement } from "./DeliveryPeoplePanel.css.ts"
import { usePeopleWords } from "./words.ts"
import type { TabProps } from "./tabs.ts"
import { type PaidNow, PaymentReceipt } from "./PaymentReceipt.tsx"
import { usePayment } from "./usePayment.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const ConfirmPayment = lazily(() => import("./ConfirmPayment.tsx"))

/** The amount owed, and marking it as paid up to a day (section 7, PATCH paid). */
export const Settlement = ({ row, isReadOnly, onChanged }: TabProps) => {
  const { deliverymanPaid, deliveryManPaidDate, payment: unpaidCents } = row
  const say = usePeopleWords()
  const frame = useWords("frame", frameWords)
  const sayOfField = useWords("fields", fieldWords)
  const moment = useMoment(row.company)
  const zone = useStoreZone(row.company)
  const money = useMoney()
  const [day, setDay] = useState(() => todayIn(zone))
  const { busy, error, pay, dismiss } = usePayment(row, onChanged)
  const [isAsking, setAsking] = useState(false)
  const [paidNow, setPaidNow] = useState<PaidNow>()
  const isWhole = day >= todayIn(zone)
  const confirm = () => {
    setAsking(false)
    const at = endOfDay(day, zone)
    pay({ deliverymanPaid: true, deliveryManPaidDate: at }, ({ payment: unpaidRest }) => {
      const owed = unpaidCents ?? undefined
      const difference = owed === undefined || typeof unpaidRest !== "number" ? undefined : owed - unpaidRest
      const cents = isWhole ? owed : difference
      setPaidNow({ name: nameOf(row), day, cents, at: new Date().toISOString() })
    })
  }
  const isSet = day !== "" && day <= todayIn(zone) && dayProblem(day, "plan") === undefined
  const until = deliveryManPaidDate ? say("paidUntil", { at: moment(deliveryManPaidDate) }) : say("paid")
  const owedText = unpaidCents ? say("owed", { sum: money(unpaidCents) }) : say("nothingOwed")
  return (
    <EditorPart title={say("payment")} text={say("paymentText")}>
      <div className={settlement}>
        {error !== undefined && (
          <Notice tone="danger" role="alert" closeLabel={frame("close")} onClose={dismiss}>
            {error}
          </Notice>
        )}
        <p>
          {deliverymanPaid ? until : say("neverPaid")} {unpaidCents === null ? null : owedText}
        </p>
        {paidNow && deliverymanPaid && <PaymentReceipt paid={paidNow} />}
        {isAsking && (
          <Suspense>
            <ConfirmPayment
              {...{ row, day }}
              cents={isWhole ? (unpaidCents ?? undefined) : undefined}
              onClose={() => setAsking(false)}
              onConfirm={confirm}
            />
          </Suspense>
        )}
        {!isReadOnly && (
          <div className={pays}>
            <PanelDayField
              label={say("payDay")}
              span="plan"
              value={day}
              onChange={setDay}
              error={isSet || day === "" ? undefined : sayOfField("invalid", { name: say("payDay") })}
            />
            <Button tone="primary" busy={busy} isDisabled={!isSet} onPress={() => setAsking(true)}>
              {say(busy ? "paying" : "pay")}
            </Button>
            {deliverymanPaid && (
              <Button
                isDisabled={busy}
                onPress={() => pay({ deliverymanPaid: false, deliveryManPaidDate: null })}
              >
                {say("unpay")}
              </Button>
            )}
          </div>
        )}
      </div>
    </EditorPart>
  )
}
