import { useMemo } from "react"
import type { PickingDay } from "../../contract/orders/picking.ts"
import { shoppers } from "../../contract/resources/shoppers.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenNumber } from "../../frame/written.ts"
import { wordsOf } from "../../resource/described/wordsOf.ts"
import { useShopperWords } from "./words.ts"

/** One figure of a day: what it is called, how it follows, and how it is written. */
export interface Measure {
  readonly id: "orders" | "itemsPerHour" | "foundRate"
  readonly label: string
  /** Undefined on a day that says nothing of it. */
  readonly of: (day: PickingDay) => number | undefined
  readonly write: (value: number) => string
}

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : undefined)

/** The figures of a day, called what the list calls those of a week. */
export const useMeasures = (): ReadonlyArray<Measure> => {
  const { locale } = usePanel()
  const say = useShopperWords()
  const name = useWords("shoppers", wordsOf(shoppers))
  return useMemo(() => {
    const number = (value: number) => writtenNumber(locale, value, { maximumFractionDigits: 1 })
    const share = (value: number) =>
      writtenNumber(locale, value, { style: "percent", maximumFractionDigits: 1 })
    return [
      { id: "orders", label: say("orders"), of: ({ orders }) => orders, write: number },
      {
        id: "itemsPerHour",
        label: name("column.itemsPerHour"),
        of: ({ found, hours }) => ratio(found, hours),
        write: number,
      },
      {
        id: "foundRate",
        label: name("column.foundRate"),
        of: ({ found, wanted }) => ratio(found, wanted),
        write: share,
      },
    ]
  }, [locale, say, name])
}
