import type { ReactNode } from "react"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { commandKey } from "../../../ui/kbd/commandKey.ts"
import { Kbd } from "../../../ui/kbd/Kbd.tsx"
import { centsText } from "./cellTexts.ts"
import type { Column } from "./columns.ts"
import * as css from "./grid.css.ts"
import { rangeOf, type Selection } from "./selection.ts"
import { useGridWords } from "./words.ts"

interface Props {
  readonly items: ReadonlyArray<ItemRow>
  readonly columns: ReadonlyArray<Column>
  readonly selection: Selection
  readonly unsavedCount: number
  readonly mayEdit: boolean
  readonly children?: ReactNode
}

/** The selected amounts of money, in cents. */
const amountsIn = ({ items, columns, selection }: Props): ReadonlyArray<number> => {
  const { top, bottom, left, right } = rangeOf(selection)
  const money = columns.slice(left, right + 1).filter(({ kind }) => kind === "money")
  return items.slice(top, bottom + 1).flatMap((item) =>
    money.flatMap(({ id }) => {
      const cents = entryOf(item, id)
      return typeof cents === "number" ? [cents] : []
    }),
  )
}

/** The bar below the spreadsheet: sum and mean of the selected amounts, keys, and what is done with the selected items. */
export const GridBar = (props: Props) => {
  const { unsavedCount, mayEdit, children } = props
  const say = useGridWords()
  const { locale } = usePanel()
  const amounts = amountsIn(props)
  const sum = amounts.reduce((total, cents) => total + cents, 0)
  const mean = centsText(locale, Math.round(sum / Math.max(1, amounts.length)))
  return (
    <div className={css.bar} data-bar>
      {children}
      <output>{amounts.length > 1 && say("sums", { sum: centsText(locale, sum), mean })}</output>
      {unsavedCount > 0 && <span className={css.warning}>{say("unsaved", { count: unsavedCount })}</span>}
      {mayEdit && (
        <span className={css.hints}>
          <Kbd>F2</Kbd> {say("edit")} <Kbd>{commandKey()} D</Kbd> {say("fill")}
        </span>
      )}
    </div>
  )
}
