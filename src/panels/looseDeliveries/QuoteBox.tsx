import { type ReactNode, useRef } from "react"
import type { CreditBalance } from "../../contract/looseDeliveries/looseCreditCalls.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { facts } from "../../resource/editor/facts.css.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "./sendDelivery.css.ts"
import { useLooseWords } from "./words.ts"
import { resource } from "./sendDraft.ts"
import { ShortCredits } from "./ShortCredits.tsx"
import type { Quoted } from "./useQuote.ts"

interface Props {
  readonly quoted: Quoted
  readonly credits: CreditBalance | undefined
  /** Paid from credits, so that these must cover it. */
  readonly isByCredits: boolean
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onInvoice: () => void
  /** The way on the map. */
  readonly route: ReactNode
}

/** Price of a delivery, line by line, and the remaining credits. */
const Price = ({ quoted: { quote }, credits, isByCredits }: Props) => {
  const say = useLooseWords()
  const money = useMoney()
  if (!quote) return null
  const after = credits && credits.balanceCents - quote.priceCents
  return (
    <>
      <dl className={facts}>
        {quote.lines.map(({ part, amountCents }) => [
          <dt key={part}>{say(`part.${part}`)}</dt>,
          <dd key={`${part} amount`}>{money(amountCents)}</dd>,
        ])}
      </dl>
      <p className={css.total}>
        <span>{say("total")}</span>
        <strong>{money(quote.priceCents)}</strong>
      </p>
      {quote.areas?.map(({ name, feeCents }, at) =>
        feeCents === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a drop-off is its place
          <Notice key={at} tone="warning">
            {name === null
              ? say("outsideAreas", { number: at + 1 })
              : say("refusedArea", { number: at + 1, area: name })}
          </Notice>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a drop-off is its place
          <p key={at} className={subtle}>
            {say("ownFee", { number: at + 1, area: name ?? "", amount: money(feeCents) })}
          </p>
        ),
      )}
      <dl className={facts}>
        <dt>{say("distance")}</dt>
        <dd>{say("distanceKm", { km: quote.distanceKm })}</dd>
        <dt>{say("eta")}</dt>
        <dd>{say("etaMin", { minutes: quote.etaMin })}</dd>
        {credits && isByCredits && (
          <>
            <dt>{say("balance")}</dt>
            <dd>{money(credits.balanceCents)}</dd>
            <dt>{say("left")}</dt>
            <dd>{after !== undefined && after < 0 ? "–" : money(after ?? 0)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** The price of what is being written, and the button that asks for it. */
export const QuoteBox = (props: Props) => {
  const { quoted, credits, isByCredits, isSending, route, onSend, onInvoice } = props
  const say = useLooseWords()
  const money = useMoney()
  const explain = useExplain()
  const { word } = useReader(resource)
  const { quote, maxKm, error, busy, reload } = quoted
  const missingCents =
    isByCredits && quote && credits ? Math.max(0, quote.priceCents - credits.balanceCents) : 0
  const isShort = missingCents > 0
  const label = quote ? say("sendFor", { price: money(quote.priceCents) }) : say("send")
  const hasInvoice = credits?.payBy.includes("PERIODIC") === true
  const place = useRef<HTMLElement>(null)
  const focus = useLostFocus(place, (element) => element.focus())
  return (
    <section ref={place} className={css.quote} aria-label={say("quote")} tabIndex={-1} {...focus}>
      <h2 className={css.quoteTitle}>{say("quote")}</h2>
      {route}
      <output aria-busy={busy}>
        {busy && <Skeleton width="100%" />}
        {!busy && !quote && maxKm === undefined && !error && <p className={subtle}>{say("quoteWait")}</p>}
        {maxKm !== undefined && <Notice tone="warning">{word("tooFar", { km: maxKm })}</Notice>}
        {error && (
          <Notice tone="warning">
            {say("quoteFailed")} {explain(error)}{" "}
            <Button size="small" onPress={reload}>
              {say("retry")}
            </Button>
          </Notice>
        )}
        <Price {...props} />
        {isShort && <ShortCredits {...{ missingCents, hasInvoice }} />}
      </output>
      {isShort && hasInvoice && (
        <Button block onPress={onInvoice}>
          {say("payInvoice")}
        </Button>
      )}
      <Button
        tone="primary"
        block
        busy={isSending}
        isDisabled={busy || isShort || maxKm !== undefined}
        onPress={onSend}
      >
        {isSending ? say("sending") : label}
      </Button>
      <p className={subtle}>{say("refundRule")}</p>
    </section>
  )
}
