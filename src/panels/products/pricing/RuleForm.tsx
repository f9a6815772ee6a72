import { nearestEnding, priceEndings } from "../../../contract/products/pricing/priceEndings.ts"
import { type PriceChange, priceTargets } from "../../../contract/products/pricing/priceRule.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import type { PriceDraft } from "./priceDraft.ts"
import * as css from "./pricing.css.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly draft: PriceDraft
  readonly isDisabled: boolean
  readonly onChange: (change: Partial<PriceDraft>) => void
}

const kinds = ["PERCENT", "AMOUNT", "FROM_COST", "SET"] as const satisfies ReadonlyArray<PriceChange["kind"]>

const isShare = (kind: PriceChange["kind"]) => kind === "PERCENT" || kind === "FROM_COST"

/** An amount that shows what an ending does. */
const sampleCents = 2851

/** The field of a rule's number. */
const ValueField = ({ draft: { kind, value }, isDisabled, onChange }: Props) => {
  const say = usePriceWords()
  return (
    <PanelNumberField
      key={kind}
      label={say(`value.${kind}`)}
      digits={2}
      isFixed={!isShare(kind)}
      isSigned={kind === "PERCENT" || kind === "AMOUNT"}
      {...(isShare(kind) ? { suffix: "%" } : { prefix: "R$" })}
      {...(kind !== "SET" && { hint: say(`hint.${kind}`) })}
      value={value}
      isDisabled={isDisabled}
      onChange={(next) => onChange({ value: next })}
    />
  )
}

/** Choice of the rounding, with an example. */
const Endings = ({ draft: { ending }, isDisabled, onChange }: Props) => {
  const say = usePriceWords()
  const { locale } = usePanel()
  const amount = (cents: number) => writtenNumber(locale, cents / 100, { minimumFractionDigits: 2 })
  return (
    <section className={css.part} aria-label={say("ending")}>
      <h3 className={css.partTitle}>{say("ending")}</h3>
      <SegmentedControl
        label={say("ending")}
        options={priceEndings.map((id) => ({ id, label: say(id) }))}
        value={ending}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ ending: next })}
      />
      {ending !== "NONE" && (
        <p className={css.hint}>
          {say("endingAbout", {
            ending: say(ending),
            from: amount(sampleCents),
            to: amount(nearestEnding(sampleCents, ending)),
          })}
        </p>
      )}
    </section>
  )
}

/** Fields of a rule: how prices change, and what they are rounded to. */
export const RuleForm = (props: Props) => {
  const { draft, isDisabled, onChange } = props
  const say = usePriceWords()
  return (
    <>
      <section className={css.part} aria-label={say("rule")}>
        <h3 className={css.partTitle}>{say("rule")}</h3>
        <SegmentedControl
          label={say("target")}
          options={priceTargets.map((id) => ({ id, label: say(id) }))}
          value={draft.target}
          isDisabled={isDisabled}
          onChange={(target) => onChange({ target })}
        />
        {draft.target === "PROMO" && <p className={css.hint}>{say("promoAbout")}</p>}
        <RadioGroup
          hideLabel
          label={say("rule")}
          options={kinds.map((id) => ({ id, label: say(id) }))}
          value={draft.kind}
          isDisabled={isDisabled}
          onChange={(kind) => onChange({ kind, value: "" })}
        />
        <ValueField {...props} />
      </section>
      {draft.kind !== "SET" && <Endings {...props} />}
    </>
  )
}
