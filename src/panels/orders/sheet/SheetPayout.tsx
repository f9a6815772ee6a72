import * as Effect from "effect/Effect"
import { Fragment, type ReactNode, useMemo } from "react"
import { allows } from "../../../contract/access/access.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { type OrderPayout, orderPayouts } from "../../../contract/orders/payout.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { writtenDate, writtenNumber } from "../../../frame/written.ts"
import { Button } from "../../../ui/button/Button.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

const dayAndMonth = { day: "2-digit", month: "2-digit", timeZone: "UTC" } as const
const percent = { style: "percent", maximumFractionDigits: 2 } as const

/** What the store receives of an order, read again whenever the order changes; nothing without permission for it. */
const usePayout = ({ _id, version }: Order) => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const isOpen = user !== undefined && allows(orderPayouts.read.access, user)
  const id = idKey(_id)
  const load = useMemo(
    () =>
      isOpen
        ? Effect.flatMap(client.api.offers(orderPayouts.read), (has) =>
            has ? client.api.call(orderPayouts.read, { params: { id } }) : Effect.succeed(null),
          )
        : Effect.succeed(null),
    // oxlint-disable-next-line react/exhaustive-deps -- an order of another version has another payout
    [client, isOpen, id, version],
  )
  return useRemote(load)
}

interface Line {
  readonly name: string
  readonly cents: number
  readonly why?: string
}

/** What makes up the amount, line by line; what comes to nothing is left out, except the items. */
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
export const SheetPayout = ({ order }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  const { remote, reload } = usePayout(order)
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
        {say("again")}
      </Button>
    </p>,
  )
}
