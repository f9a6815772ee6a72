import type { PricedRow } from "../../../contract/products/pricing/catalogPrices.ts"
import type { PriceTarget } from "../../../contract/products/pricing/priceRule.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { writtenDate, writtenNumber } from "../../../frame/written.ts"
import { Button } from "../../../ui/button/Button.tsx"
import * as css from "./pricing.css.ts"
import * as figureCss from "./simulation.css.ts"
import { useSimulation } from "./useSimulation.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly target: PriceTarget
  readonly wanted: ReadonlyArray<PricedRow>
}

/** Figures of last month's orders at the new prices beside those at the prices of now; demand is held as it was. */
export const Simulation = ({ target, wanted }: Props) => {
  const say = usePriceWords()
  const explain = useExplain()
  const money = useMoney()
  const { locale } = usePanel()
  const { remote, reload } = useSimulation(target, wanted)
  const error = failure(remote)
  const found = remote.data
  if (wanted.length === 0 || (!found && !error)) return null
  const share = (hundredths: number | null) =>
    hundredths === null
      ? "–"
      : writtenNumber(locale, hundredths / 10_000, { style: "percent", maximumFractionDigits: 1 })
  const month = found && writtenDate(locale, new Date(`${found.month}-15T12:00:00Z`), { month: "long" })
  const title = month === undefined ? say("simulation") : say("simulationOf", { month })
  return (
    <section className={css.part} aria-label={title} aria-busy={remote._tag === "Loading" || undefined}>
      <h3 className={css.partTitle}>{title}</h3>
      {error ? (
        <p className={css.hint}>
          {say("simulationFailed")} {explain(error)}{" "}
          <Button size="small" onPress={reload}>
            {say("tryAgain")}
          </Button>
        </p>
      ) : found?.orders === 0 ? (
        <p className={css.hint}>{say("noOrders")}</p>
      ) : (
        found && (
          <>
            <dl className={figureCss.figures}>
              <dt>
                {say("sales")}
                <small className={figureCss.former}>
                  {say("todayWould", { value: money(found.salesBefore) })}
                </small>
              </dt>
              <dd>{money(found.salesAfter)}</dd>
              <dt>
                {say("margin")}
                <small className={figureCss.former}>
                  {say("todayWould", { value: share(found.marginBefore) })}
                </small>
              </dt>
              <dd>{share(found.marginAfter)}</dd>
              {found.reach > 0 && (
                <>
                  <dt>{say("reach")}</dt>
                  <dd>{writtenNumber(locale, found.reach, {})}</dd>
                </>
              )}
              {found.fall > 0 && (
                <>
                  <dt>{say("fall")}</dt>
                  <dd>{writtenNumber(locale, found.fall, {})}</dd>
                </>
              )}
            </dl>
            <p className={css.hint}>{say("sameDemand", { count: found.orders })}</p>
          </>
        )
      )}
    </section>
  )
}
