import type { Estimate } from "../frame/amount.ts"
import type { Say } from "../frame/useWords.ts"
import type { PagerProps } from "../ui/pager/Pager.tsx"
import type { listWords } from "./words.ts"

interface PageView {
  readonly page: number
  readonly pageSize: number
}

/** The labels of a pager for the current page. */
export const pagerLabels = (
  say: Say<typeof listWords>,
  { page, pageSize }: PageView,
  total: number | Estimate,
  range: "range" | "rootRange" = "range",
): PagerProps["labels"] => {
  const rows = typeof total === "number" ? total : total.about
  return {
    perPage: say("perPage"),
    first: say("first"),
    previous: say("previous"),
    next: say("next"),
    last: say("last"),
    range: say(range, {
      from: rows === 0 ? 0 : page * pageSize + 1,
      to: Math.min(rows, (page + 1) * pageSize),
      total,
    }),
  }
}
