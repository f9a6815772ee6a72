import { useMemo, useState } from "react"
import type { DeliveryTerms, deliverySettings } from "../../contract/resources/deliverySettings.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { itemsOf, itemsText } from "../../resource/described/kindTexts.ts"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import { type AreaTexts, areaOf, lettersOf, newArea } from "./areaDraft.ts"
import { useDeliveryAreaWords } from "./words.ts"

/** The field of a store's areas. */
export type AreasInputProps = FieldInputProps<WrittenName<typeof deliverySettings>>

/** Areas of a store as they are written, with the ways to change them. */
export type Areas = ReturnType<typeof useAreas>

/** Terms as they are written; the same ones until a text of theirs changes. */
const useTerms = (items: ReadonlyArray<AreaTexts>, textOf: AreasInputProps["textOf"]) => {
  const choice = (textOf?.("choice") || "FIRST") as DeliveryTerms["choice"]
  const free = textOf?.("freeAbove") ?? ""
  return useMemo(
    (): DeliveryTerms => ({
      areas: items.map(areaOf),
      choice,
      freeAbove: free === "" ? null : Number(hundredthsOf(free)),
    }),
    [items, choice, free],
  )
}

/** The areas as they are written, with the ways to change them. */
export const useAreas = ({ value, textOf, onChange }: AreasInputProps) => {
  const say = useDeliveryAreaWords()
  const items = useMemo(() => itemsOf(value) as ReadonlyArray<AreaTexts>, [value])
  const terms = useTerms(items, textOf)
  const { areas } = terms
  const [current, setCurrent] = useState<number>()
  const [moved, setMoved] = useState("")
  const write = (next: ReadonlyArray<AreaTexts>) => onChange(itemsText(next))
  return {
    items,
    item: current === undefined ? undefined : items[current],
    terms,
    current,
    moved,
    toggle: (at: number) => setCurrent(at === current ? undefined : at),
    change: (texts: Partial<AreaTexts>) => {
      const one = current === undefined ? undefined : items[current]
      if (one && current !== undefined) write(items.with(current, { ...one, ...texts }))
    },
    add: () => {
      const letter = lettersOf([...areas, areaOf(newArea("", areas))]).at(-1) ?? ""
      write([...items, newArea(say("newName", { letter }), areas)])
      setCurrent(items.length)
    },
    move: (from: number, to: number) => {
      const one = items[from]
      if (!one) return
      write(items.toSpliced(from, 1).toSpliced(to, 0, one))
      setCurrent(to)
      setMoved(say("moved", { name: one.name ?? "", to: to + 1 }))
    },
    remove: (at: number) => {
      write(items.toSpliced(at, 1))
      setCurrent(undefined)
    },
  }
}
