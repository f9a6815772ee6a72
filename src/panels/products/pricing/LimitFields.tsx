import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import type { PriceDraft } from "./priceDraft.ts"
import * as css from "./pricing.css.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly draft: PriceDraft
  /** The store's own. */
  readonly limits: PriceLimits
  readonly isDisabled: boolean
  readonly onChange: (change: Partial<PriceDraft>) => void
}

const textOf = (hundredths: number | null) => (hundredths === null ? "" : String(hundredths / 100))

/** The limits rows are judged by: those of the store, unless others are typed for this change. */
export const LimitFields = ({ draft, limits, isDisabled, onChange }: Props) => {
  const say = usePriceWords()
  const field = { digits: 2, suffix: "%", isDisabled } as const
  return (
    <section className={css.part} aria-label={say("limits")}>
      <h3 className={css.partTitle}>{say("limits")}</h3>
      <div className={css.pair}>
        <PanelNumberField
          {...field}
          label={say("maxJump")}
          value={draft.maxJump ?? textOf(limits.maxJump)}
          onChange={(maxJump) => onChange({ maxJump })}
        />
        <PanelNumberField
          {...field}
          label={say("minMargin")}
          value={draft.minMargin ?? textOf(limits.minMargin)}
          onChange={(minMargin) => onChange({ minMargin })}
        />
      </div>
      <p className={css.hint}>{say("limitsAbout")}</p>
    </section>
  )
}
