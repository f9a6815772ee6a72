import * as Effect from "effect/Effect"
import { useMemo, useRef, useState } from "react"
import { limits } from "../../../contract/limits.ts"
import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { type ShelfItem, shelves } from "../../../contract/orders/shelf.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import type { FindOptions } from "../../../resource/FilterSpec.ts"
import { RecordField } from "../../../resource/RecordField.tsx"
import { recordOption } from "../../../resource/recordOption.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { isWeighed } from "./itemDraft.ts"
import { pickingWords } from "./pickingWords.ts"

interface Props {
  readonly order: Order
  readonly line: number
  readonly item: OrderItem
  readonly name: string
  readonly onType: (name: string) => void
  readonly onChoose: (good: ShelfItem) => void
  /** Nothing is given yet: what was chosen or typed goes, with its price. */
  readonly onStartOver: () => void
}

/** Finds what the store sells, with prices, and remembers it by name. */
const useShelf = ({ order: { _id: id }, line, item }: Props) => {
  const say = useWords("picking", pickingWords)
  const money = useMoney()
  const goods = useRef(new Map<string, ShelfItem>())
  const word = isWeighed(item) ? "shelfItemPerKg" : "shelfItem"
  const find = useMemo((): FindOptions => {
    const optionOf = (good: ShelfItem) => {
      goods.current.set(good.name, good)
      return recordOption(good.name, say(word, { name: good.name, price: money(good.unitPriceCents) }))
    }
    return (api, search) =>
      Effect.map(api.call(shelves.find, { params: { id }, query: { line, search } }), (found) =>
        found.map(optionOf),
      )
  }, [id, line, word, say, money])
  return { find, goodOf: (name: string) => goods.current.get(name) }
}

const Typed = ({ name, onType }: Pick<Props, "name" | "onType">) => {
  const say = useWords("picking", pickingWords)
  return <TextField label={say("name")} value={name} maxLength={limits.text.line.max} onChange={onType} />
}

const Chosen = (props: Props) => {
  const say = useWords("picking", pickingWords)
  const { find, goodOf } = useShelf(props)
  const { name, onChoose } = props
  return (
    <RecordField
      label={say("name")}
      placeholder={say("choose")}
      value={name === "" ? undefined : recordOption(name, name)}
      find={find}
      isRequired
      onChange={(option) => {
        const good = option && goodOf(String(option.recordId))
        if (good) onChoose(good)
      }}
    />
  )
}

/** Field for the substitute: chosen from the store's shelf, if the platform knows it, or else typed. */
export const SubstituteField = (props: Props) => {
  const say = useWords("picking", pickingWords)
  const { name, onType, onStartOver } = props
  const hasShelf = useValue(usePanel().client.extras("main"))?.has("shelves") === true
  const [isTyped, setTyped] = useState(name !== "")
  if (!hasShelf) return <Typed {...{ name, onType }} />
  return (
    <>
      {isTyped ? <Typed {...{ name, onType }} /> : <Chosen {...props} />}
      <span>
        <Button
          size="small"
          tone="plain"
          onPress={() => {
            setTyped(!isTyped)
            onStartOver()
          }}
        >
          {say(isTyped ? "fromShelf" : "type")}
        </Button>
      </span>
    </>
  )
}
