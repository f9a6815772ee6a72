import { roundings } from "../../../contract/menu/rounding.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { MomentField } from "../../../ui/field/MomentField.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import type { BulkDraft } from "./bulkDraft.ts"
import { priceWays } from "./bulkRule.ts"
import type { RuleFormProps } from "./RuleFormProps.ts"
import { type BulkWords, useBulkWords } from "./words.ts"

const promotionWays = ["PERCENT", "SET", "END"] as const

const labelOf = (say: BulkWords, way: BulkDraft["way"], isPromotion: boolean) =>
  isPromotion && way === "PERCENT" ? say("OFF") : say(way)

const valueLabel = (say: BulkWords, way: BulkDraft["way"]) =>
  say(way === "PERCENT" ? "percent" : way === "MARGIN" ? "margin" : way === "AMOUNT" ? "amount" : "price")

/** Fields of a new price or of a promotion: the way to it, its value, and its rounding. */
export const PriceForm = ({ kind, draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  const isPromotion = kind === "PROMOTION"
  const { way, value, roundTo } = draft
  const isPercent = way === "PERCENT" || way === "MARGIN"
  const ways: ReadonlyArray<BulkDraft["way"]> = isPromotion ? promotionWays : priceWays
  return (
    <>
      <RadioGroup
        label={say("way")}
        options={ways.map((id) => ({ id, label: labelOf(say, id, isPromotion) }))}
        value={way}
        onChange={(next) => onChange({ way: next, value: "" })}
      />
      {way !== "END" && (
        <PanelNumberField
          label={valueLabel(say, way)}
          digits={2}
          isFixed={!isPercent}
          isSigned={!isPromotion && way !== "SET" && way !== "MARGIN"}
          {...(isPercent ? { suffix: "%" } : { prefix: "R$" })}
          value={value}
          onChange={(next) => onChange({ value: next })}
        />
      )}
      {way !== "END" && way !== "SET" && (
        <Select
          label={say("roundTo")}
          options={roundings.map((id) => ({ id, label: say(id) }))}
          value={roundTo}
          onChange={(next) => onChange({ roundTo: next })}
        />
      )}
      {isPromotion && way !== "END" && (
        <>
          <MomentField
            type="datetime-local"
            label={say("from")}
            value={draft.from}
            onChange={(from) => onChange({ from })}
          />
          <MomentField
            type="datetime-local"
            label={say("until")}
            value={draft.until}
            onChange={(until) => onChange({ until })}
          />
        </>
      )}
    </>
  )
}
