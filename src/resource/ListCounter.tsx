import { limits } from "../contract/limits.ts"
import { type Say, useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { Counter } from "../ui/counter/Counter.tsx"
import { Pager } from "../ui/pager/Pager.tsx"
import { push } from "../ui/theme/text.css.ts"
import type { ListView } from "./ListView.ts"
import { listWords } from "./listWords.ts"

interface Props {
  readonly view: ListView
  readonly total: number
  readonly count: string
  readonly selected: number
  readonly onClear: () => void
  readonly onPage: (page: number) => void
  readonly onSize: (pageSize: number) => void
}

const pagerLabels = (say: Say<typeof listWords.en>, { page, pageSize }: ListView, total: number) => ({
  perPage: say("perPage"),
  first: say("first"),
  previous: say("previous"),
  next: say("next"),
  last: say("last"),
  range: say("range", {
    from: total === 0 ? 0 : page * pageSize + 1,
    to: Math.min(total, (page + 1) * pageSize),
    total,
  }),
})

/** The strip at the foot of a list: how many there are or are chosen, and the pages. */
export const ListCounter = ({ view, total, count, selected, onClear, onPage, onSize }: Props) => {
  const say = useWords("list", listWords)
  return (
    <Counter mode={selected > 0 ? "selection" : "plain"}>
      {selected > 0 ? (
        <>
          <strong>{say("selected", { count: selected })}</strong>
          <Button tone="quiet" size="small" onPress={onClear}>
            {say("clearSelection")}
          </Button>
        </>
      ) : (
        <span>{count}</span>
      )}
      <div className={push}>
        <Pager
          pageIndex={view.page}
          pageSize={view.pageSize}
          sizes={limits.list.pageSizes}
          total={total}
          onPage={onPage}
          onSize={onSize}
          labels={pagerLabels(say, view, total)}
        />
      </div>
    </Counter>
  )
}
