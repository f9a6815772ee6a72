import type { DeliveryDecision, OfferedDelivery } from "../../contract/deliveryAreas/decideDelivery.ts"
import type { DeliveryTerms } from "../../contract/resources/deliverySettings.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { useAreaTexts } from "./areaTexts.ts"
import * as css from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

interface Props {
  readonly terms: DeliveryTerms
  readonly decision: DeliveryDecision
}

const rounded = (km: number) => Math.round(km * 10) / 10

/** Reasons for the price of an address, one sentence each. */
const useReasons = ({ areas, choice, freeAbove }: DeliveryTerms) => {
  const say = useDeliveryAreaWords()
  const money = useMoney()
  const { nameOf } = useAreaTexts()
  const nameAt = (index: number) => nameOf(areas[index] ?? { name: "" })
  return ({ index, roadKm, others: otherAreas, prepMinutes }: OfferedDelivery): ReadonlyArray<string> => {
    const name = nameAt(index)
    return [
      say("holds", { name, km: rounded(roadKm) }),
      ...(otherAreas.length > 0 ? [say(choice === "CHEAPEST" ? "cheapest" : "first", { name })] : []),
      ...otherAreas.map((other) =>
        say("other", { name: nameAt(other.index), amount: money(other.feeCents) }),
      ),
      ...(prepMinutes === undefined ? [] : [say("kitchen", { minutes: prepMinutes })]),
      ...(freeAbove === null ? [] : [say("freeAbove", { amount: money(freeAbove) })]),
    ]
  }
}

/** Price and time of delivering to an address, or the reason the store does not. */
export const DeliveryAnswer = ({ terms, decision }: Props) => {
  const say = useDeliveryAreaWords()
  const money = useMoney()
  const { nameOf } = useAreaTexts()
  const reasonsOf = useReasons(terms)
  if (!decision.delivers) {
    const name = nameOf(terms.areas[decision.index ?? -1] ?? { name: "" })
    return (
      <div className={css.answer}>
        <p>
          <strong>{say("notDelivered")}</strong>
        </p>
        <span>{say(`why.${decision.why}`, { name, km: rounded(decision.roadKm) })}</span>
      </div>
    )
  }
  const { feeCents, etaMin, etaMax, minOrderCents } = decision
  const facts = [
    etaMin === etaMax
      ? say("sameMinutes", { minutes: etaMax })
      : say("minutes", { from: etaMin, to: etaMax }),
    ...(minOrderCents > 0 ? [say("minOrder", { amount: money(minOrderCents) })] : []),
  ]
  return (
    <div className={css.answer}>
      <p>
        <strong>{money(feeCents)}</strong> <span className={subtle}>{facts.join(", ")}</span>
      </p>
      <ul>
        {reasonsOf(decision).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
