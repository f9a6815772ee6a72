import { Fragment, type ReactNode } from "react"
import type { OrderPayout } from "../../../contract/orders/payout.ts"
import { frameWords } from "../../../frame/words.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { writtenDate, writtenNumber } from "../../../frame/written.ts"
import { Button } from "../../../ui/button/Button.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"
import type { ReadPayout } from "./usePayout.ts"

const dayAndMonth = { day: "2-digit", month: "2-digit", timeZone: "UTC" } as const
const percent = { style: "percent", maximumFractionDigits: 2 } as const

interface Line {
  readonly name: string
  readonly cents: number
  readonly why?: string
}

/** Returns the lines that add up to the amount; lines of zero are left out, except the items. */
const useLines = (payout: OrderPayout): ReadonlyArray<Line> => {
  const say = useWords("orderSheet", sheetWords)
  const { locale } = usePanel()
  const money = useMoney()
  const { itemsCents, discountCents, sponsoredCents, commission, paymentFee } = payout
  const rate = (hundredths: number) => writtenNumber(locale, hundredths / 10_000, percent)
  const items = { items: money(itemsCents), discount: money(discountCents), others: money(sponsoredCents) }
  const shared = sponsoredCents > 0 ? say("discountShared", items) : undefined
  return [
    discountCents > 0
      ? {
          name: say("itemsLess"),
          cents: itemsCents - discountCents,
          why: [say("itemsLessWhy", items), shared].filter(Boolean).join(" "),
        }
      : { name: say("items"), cents: itemsCents, ...(shared && { why: shared }) },
    ...[
      { name: say("ownDelivery"), cents: payout.deliveryFeeCents },
      { name: say("tip"), cents: payout.tipCents },
      {
        name: say(payout.isOwnFleet ? "commissionOwnFleet" : "commission"),
        cents: -commission.cents,
        why: say("commissionWhy", {
          percent: rate(commission.percent),
          amount: money(commission.ofCents),
          contract: payout.contract.number,
        }),
      },
      {
        name: say("paymentFee"),
        cents: -paymentFee.cents,
        why: say("paymentFeeWhy", { percent: rate(paymentFee.percent), amount: money(paymentFee.ofCents) }),
      },
    ].filter(({ cents }) => cents !== 0),
  ]
}

const Lines = ({ payout }: { readonly payout: OrderPayout }) => {
  const say = useWords("orderSheet", sheetWords)
  const { locale } = usePanel()
  const money = useMoney()
  const lines = useLines(payout)
  const { netCents, collectedCents, payoutCents, payoutOn } = payout
  const kind = payoutCents < 0 ? "owed" : "payout"
  const day = payoutOn ? writtenDate(locale, new Date(`${payoutOn}T12:00:00Z`), dayAndMonth) : undefined
  const end = day === undefined ? say(kind) : say(`${kind}On`, { day })
  return (
    <dl className={css.sum}>
      {lines.map(({ name, cents, why }) => (
        <Fragment key={name}>
          <dt>
            {name}
            {why ? <span className={css.hint}>{why}</span> : null}
          </dt>
          <dd>{money(cents)}</dd>
        </Fragment>
      ))}
      {collectedCents === 0 ? null : (
        <>
          <dt data-total>{say("net")}</dt>
          <dd data-total>{money(netCents)}</dd>
          <dt>
            {say("collected")}
            <span className={css.hint}>{say("collectedWhy")}</span>
          </dt>
          <dd>{money(-collectedCents)}</dd>
        </>
      )}
      <dt data-total>{end}</dt>
      <dd data-total>{money(payoutCents)}</dd>
    </dl>
  )
}

/** Every cent the store receives of an order, for whoever keeps its books; nothing where no contract says so. */
export const SheetPayout = ({ payout: { remote, reload } }: { readonly payout: ReadPayout }) => {
  const say = useWords("orderSheet", sheetWords)
  const frame = useWords("frame", frameWords)
  const part = (children: ReactNode) => (
    <section className={css.part} aria-label={say("receives")}>
      <h3>{say("receives")}</h3>
      {children}
    </section>
  )
  if (remote.data) return part(<Lines payout={remote.data} />)
  if (!failure(remote)) return null
  return part(
    <p className={css.failed}>
      {say("payoutFailed")}{" "}
      <Button size="small" onPress={reload}>
        {frame("retry")}
      </Button>
    </p>,
  )
}
