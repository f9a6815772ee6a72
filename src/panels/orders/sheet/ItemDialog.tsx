import { useId, useState } from "react"
import { changedItem, orderWithItem } from "../../../contract/orders/itemChange.ts"
import type { ItemChange } from "../../../contract/orders/itemChange.ts"
import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { unitCentsOf } from "../../../contract/orders/unitCents.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { frameWords } from "../../../frame/words.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import * as Effect from "effect/Effect"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { stack } from "../../../ui/dialog/dialog.css.ts"
import {
  changeOf,
  firstDraft,
  type ItemDraft,
  orderedOf,
  priceText,
  quantityDigits,
  type TypedChange,
} from "./itemDraft.ts"
import { pickingWords } from "./pickingWords.ts"
import { SubstituteField } from "./SubstituteField.tsx"
import { useItemAmount, useUnitPrice } from "./useItemAmount.ts"
import { useItemProblem } from "./useItemProblem.ts"
import type { ItemError, Picking } from "./usePicking.ts"

interface Props {
  readonly order: Order
  readonly line: number
  readonly item: OrderItem
  readonly kind: TypedChange
  readonly change: Picking["change"]
  readonly onClose: () => void
}

interface FieldsProps extends Pick<Props, "order" | "line" | "item" | "kind"> {
  readonly draft: ItemDraft
  readonly onChange: (change: Partial<ItemDraft>) => void
}

const Fields = ({ order, line, item, kind, draft, onChange }: FieldsProps) => {
  const say = useWords("picking", pickingWords)
  const digits = quantityDigits(item, kind)
  const inKg = digits > 0
  return (
    <>
      {kind === "SUBSTITUTED" ? (
        <SubstituteField
          {...{ order, line, item }}
          name={draft.name}
          onType={(name) => onChange({ name })}
          onChoose={({ name, unitPriceCents }) =>
            onChange({ name, price: priceText(unitPriceCents), isAgreed: false })
          }
          onStartOver={() => onChange({ name: "", price: firstDraft(item, kind).price, isAgreed: false })}
        />
      ) : null}
      <PanelNumberField
        label={say(`quantity.${kind}`)}
        digits={digits}
        suffix={inKg ? "kg" : undefined}
        value={draft.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      {kind === "SUBSTITUTED" ? (
        <PanelNumberField
          label={say(inKg ? "pricePerKg" : "price")}
          digits={2}
          isFixed
          prefix="R$"
          value={draft.price}
          onChange={(price) => onChange({ price })}
        />
      ) : null}
    </>
  )
}

/** Returns a function that describes the customer's total after a change. */
const useOutcome = () => {
  const say = useWords("picking", pickingWords)
  const money = useMoney()
  return (order: Order, line: number, item: OrderItem, change: ItemChange): string => {
    const made = orderWithItem(order, line, changedItem(item, change))
    if (made.missingCents !== undefined) return say("notCovered", { missing: money(made.missingCents) })
    const { totalCents } = made.totals
    const difference = totalCents - (order.totals?.totalCents ?? totalCents)
    if (difference === 0) return say("same")
    const amounts = { total: money(totalCents), difference: money(Math.abs(difference)) }
    return difference < 0 ? say("less", amounts) : say("dearer", amounts)
  }
}

/** Asks how much of an item was found, what it weighs, or what is given instead. What is typed stays until it is taken. */
export const ItemDialog = ({ order, line, item, kind, change: send, onClose }: Props) => {
  const say = useWords("picking", pickingWords)
  const frame = useWords("frame", frameWords)
  const amountOf = useItemAmount()
  const priceOf = useUnitPrice()
  const id = useId()
  const problemOf = useItemProblem()
  const outcomeOf = useOutcome()
  const [first] = useState(() => firstDraft(item, kind))
  const [draft, setDraft] = useState(first)
  const { run, busy, error } = useTask<ItemError>()
  const ordered = orderedOf(item)
  const change = changeOf(item, kind, draft)
  const needsAgreement = kind === "SUBSTITUTED" && item.substitution !== "ANY" && Boolean(item.substitution)
  const save = () => change && run(Effect.tap(send(line, change), () => Effect.sync(onClose)))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(`title.${kind}`, { name: ordered.name })}
      width="list"
      closeLabel={frame("close")}
      isLocked={busy}
      isUnsaved={draft.name !== first.name}
      footer={
        <>
          <Button tone="plain" isDisabled={busy} onPress={onClose}>
            {frame("cancel")}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            busy={busy}
            isDisabled={change === undefined || (needsAgreement && !draft.isAgreed)}
          >
            {say(busy ? "saving" : "save")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!needsAgreement || draft.isAgreed) save()
        }}
      >
        <span>
          {say("ordered", {
            quantity: amountOf(ordered.quantity, item.unit),
            price: priceOf(unitCentsOf(ordered), item.unit),
          })}
        </span>
        <Fields
          {...{ order, line, item, kind, draft }}
          onChange={(next) => setDraft({ ...draft, ...next })}
        />
        {needsAgreement ? (
          <>
            <span>{say(`policy.${item.substitution === "NONE" ? "NONE" : "ASK"}`)}</span>
            <Checkbox
              label={say("agreed")}
              isSelected={draft.isAgreed}
              onChange={(isAgreed) => setDraft({ ...draft, isAgreed })}
            />
          </>
        ) : null}
        {change ? <output>{outcomeOf(order, line, item, change)}</output> : null}
      </form>
      <DialogError error={error && problemOf(error)} isBusy={busy} />
    </Dialog>
  )
}
