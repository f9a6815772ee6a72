import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ItemChange } from "../../../contract/orders/itemChange.ts"
import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { ellipsis } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { isWeighed, orderedOf, type TypedChange, typedChanges } from "./itemDraft.ts"
import { pickingWords } from "./pickingWords.ts"
import type { ItemError } from "./usePicking.ts"
import type { MenuItem } from "../../../ui/menu/MenuItem.ts"

interface Props {
  readonly item: OrderItem
  readonly change: (to: ItemChange) => Effect.Effect<Order, ItemError>
  readonly onProblem: (error: ItemError | undefined) => void
  /** Asks for what has to be typed. */
  readonly onType: (kind: TypedChange) => void
}

type Act = TypedChange | "SOLD_OUT" | "AS_ORDERED"

const useItems = (item: OrderItem): ReadonlyArray<MenuItem<Act>> => {
  const say = useWords("picking", pickingWords)
  const typed = typedChanges.filter((kind) => kind !== (isWeighed(item) ? "FOUND" : "WEIGHED"))
  return [
    { id: "SOLD_OUT", label: say("soldOut") },
    ...typed.map((id) => ({ id, label: say(`choose.${id}`) })),
    ...(item.change ? [{ id: "AS_ORDERED" as const, label: say("asOrdered"), hasSeparator: true }] : []),
  ]
}

/** Picking of one item: a button for picked, and a menu for other results. */
export const ItemPicking = ({ item, change, onProblem, onType }: Props) => {
  const say = useWords("picking", pickingWords)
  const [pickedState, setWanted] = useState<boolean>()
  const { run } = useTask<never>()
  const items = useItems(item)
  const { name, quantity } = orderedOf(item)
  const send = (to: ItemChange) => {
    onProblem(undefined)
    setWanted(to.kind !== "UNPICKED")
    const saving = Effect.catch(change(to), (error) => Effect.sync(() => onProblem(error)))
    run(
      Effect.uninterruptible(
        Effect.ensuring(
          saving,
          Effect.sync(() => setWanted(undefined)),
        ),
      ),
    )
  }
  const act = (id: Act) => {
    if (id === "SOLD_OUT") return send({ kind: id })
    if (id === "AS_ORDERED") return send({ kind: "FOUND", picked: quantity })
    onType(id)
  }
  return (
    <>
      <Checkbox
        label={say("pick", { name })}
        hideLabel
        isSelected={pickedState ?? typeof item.picked === "number"}
        onChange={(isPicked) => send(isPicked ? { kind: "FOUND", picked: quantity } : { kind: "UNPICKED" })}
      />
      <Menu
        label={say("more", { name })}
        trigger={<IconButton icon={ellipsis} size="small" label={say("more", { name })} />}
        items={items}
        onAction={act}
      />
    </>
  )
}
