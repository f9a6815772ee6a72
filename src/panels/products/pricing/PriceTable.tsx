import { useMemo, useRef, useState } from "react"
import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { useListWindow } from "../../../ui/optionList/useListWindow.ts"
import { usePanelWidth } from "../../../ui/panel/PanelWidth.ts"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { MarginLegend } from "./MarginLegend.tsx"
import { PriceLine } from "./PriceLine.tsx"
import * as css from "./pricing.css.ts"
import { isOfPart, type PricePart, priceParts, type PriceRow } from "./priceRows.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly rows: ReadonlyArray<PriceRow>
  readonly limits: PriceLimits
  readonly isDisabled: boolean
  readonly onTick: (keys: ReadonlyArray<string>, isTicked: boolean) => void
  readonly onTickOne: (key: string, isTicked: boolean) => void
  readonly onType: (key: string, cents: number | undefined) => void
}

/** The rows by how they end, with how many there are of each, and the part that is shown. */
const useParts = (rows: ReadonlyArray<PriceRow>) => {
  const say = usePriceWords()
  const { locale } = usePanel()
  const [wanted, setPart] = useState<PricePart>("ALL")
  const options = useMemo(
    () =>
      priceParts.flatMap((id) => {
        const count = rows.filter((row) => isOfPart(row, id)).length
        return count > 0 || id === "ALL"
          ? [{ id, label: `${say(id)} ${writtenNumber(locale, count, {})}` }]
          : []
      }),
    [rows, say, locale],
  )
  const part = options.some(({ id }) => id === wanted) ? wanted : "ALL"
  const shown = useMemo(() => rows.filter((row) => isOfPart(row, part)), [rows, part])
  return { options, part, setPart, shown }
}

/** All products before and after a change of prices; only the rows in view are there. */
export const PriceTable = ({ rows, limits, isDisabled, onTick, onTickOne, onType }: Props) => {
  const say = usePriceWords()
  const place = useRef<HTMLDivElement>(null)
  const { options, part, setPart, shown } = useParts(rows)
  const rowHeight = usePanelWidth() === "narrow" ? css.phoneRow : css.rowHeight
  const { from, to } = useListWindow(place, shown.length, rowHeight)
  const possible = shown.filter(({ isPossible }) => isPossible)
  const ticked = possible.filter(({ isTicked }) => isTicked)
  const room = (count: number) =>
    count > 0 && <tr aria-hidden className={css.room} style={{ blockSize: count * rowHeight }} />
  return (
    <section className={css.outcome} aria-label={say("parts")}>
      <div className={css.parts}>
        <SegmentedControl
          label={say("parts")}
          size="small"
          value={part}
          onChange={setPart}
          {...{ options }}
        />
        <MarginLegend {...limits} />
      </div>
      <div ref={place} className={css.scroller}>
        <table className={css.table} aria-rowcount={shown.length + 1}>
          <thead className={css.tableHead}>
            <tr className={css.headRow}>
              <th className={css.tickCell}>
                <Checkbox
                  hideLabel
                  label={say("tickAll")}
                  isSelected={possible.length > 0 && ticked.length === possible.length}
                  isIndeterminate={ticked.length > 0 && ticked.length < possible.length}
                  isDisabled={possible.length === 0 || isDisabled}
                  onChange={(isOn) =>
                    onTick(
                      possible.map(({ key }) => key),
                      isOn,
                    )
                  }
                />
              </th>
              <th className={css.productCell}>{say("product")}</th>
              <th className={css.costCell}>{say("cost")}</th>
              <th className={css.todayCell}>{say("today")}</th>
              <th className={css.newCell}>{say("new")}</th>
              <th className={css.changeCell}>{say("change")}</th>
              <th className={css.marginCell}>{say("margin")}</th>
            </tr>
          </thead>
          <tbody className={css.tableBody}>
            {room(from)}
            {shown.slice(from, to).map((row) => (
              <PriceLine key={row.key} {...{ row, limits, isDisabled, onType }} onTick={onTickOne} />
            ))}
            {room(shown.length - to)}
          </tbody>
        </table>
      </div>
    </section>
  )
}
