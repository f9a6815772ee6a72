import { memo } from "react"
import { limits } from "../contract/limits.ts"
import { pagedCount } from "../contract/wire/page.ts"
import { amountOf } from "../frame/amount.ts"
import { usePart, useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Counter } from "../ui/counter/Counter.tsx"
import { usePanelWidth } from "../ui/panel/PanelWidth.ts"
import { later } from "../ui/root/later.tsx"
import { visuallyHidden } from "../ui/theme/text.css.ts"
import { Pager } from "../ui/pager/Pager.tsx"
import type { List } from "./List.ts"
import type { Selection } from "./listModel.ts"
import { listWords } from "./words.ts"
import { pagerLabels } from "./pagerLabels.ts"

const SelectionStrip = later(
  () => import("./SelectionStrip.tsx"),
  ({ isChoosing }) => isChoosing,
)

interface Props {
  readonly list: List
  readonly onBulk: ((id: string, chosen: Selection, choice?: string) => void) | undefined
}

const BaseListCounter = ({ list, onBulk }: Props) => {
  const { word, model } = list
  const say = useWords("list", listWords)
  const page = usePart(model.request, ({ view }) => view.page)
  const pageSize = usePart(model.request, ({ view }) => view.pageSize)
  const found = usePart(model.page, ({ data }) => data?.totalCount)
  const paged = usePart(model.page, ({ data }) => data && pagedCount(data))
  const isEstimated = usePart(model.page, ({ data }) => data?.isEstimated ?? false)
  const isTree = usePart(model.page, ({ data }) => data?.rootCount !== undefined)
  const selected = useValue(model.selected)
  const isAll = useValue(model.isAll)
  const amount = amountOf({ totalCount: found ?? 0, isEstimated })
  const isNarrow = usePanelWidth() === "narrow"
  const isChoosing = isAll || selected.size > 0
  return (
    <Counter mode={isChoosing ? "selection" : "plain"}>
      <SelectionStrip {...{ list, amount, onBulk, isChoosing }} />
      {!isChoosing && (
        // In a narrow list the range tells how many there are.
        <span className={isNarrow ? visuallyHidden : undefined}>
          {found === undefined ? "" : word("count", { count: amount })}
        </span>
      )}
      {paged !== undefined && (
        <Pager
          pageIndex={page}
          pageSize={pageSize}
          pageSizes={limits.list.pageSizes}
          total={paged}
          onPageChange={model.setPage}
          onPageSizeChange={model.setPageSize}
          labels={pagerLabels(
            say,
            { page, pageSize },
            isTree ? paged : amount,
            isTree ? "rootRange" : "range",
          )}
        />
      )}
    </Counter>
  )
}

/** The strip at the foot of a list: how many there are or are chosen, what is done with those, and the pages, once they are known. */
export const ListCounter = memo(BaseListCounter)
