import type { Locale } from "../contract/limits.ts"
import type { Say } from "../frame/useWords.ts"
import { writtenDay, writtenNumber } from "../frame/written.ts"
import type { SearchOption } from "../ui/options/OptionSearch.tsx"
import { noPart, rangeOf, severalOf } from "./filterValue.ts"
import type { FilterInput } from "./FilterSpec.ts"
import type { listWords } from "./words.ts"

type ListWords = Say<typeof listWords>

/** Most values a filter names; the others are counted. */
const maxNamed = 2

const severalLabel = (
  say: ListWords,
  values: ReadonlyArray<string>,
  options: ReadonlyArray<SearchOption>,
) => {
  const names = values
    .slice(0, maxNamed)
    .map((value) => options.find(({ id }) => id === value)?.label ?? `#${value}`)
    .join(", ")
  return values.length > maxNamed ? say("andSeveral", { names, count: values.length - maxNamed }) : names
}

const rangeLabel = (say: ListWords, text: string, written: (end: string) => string) => {
  const { from, to } = rangeOf(text)
  if (from === "") return say("atMost", { to: written(to) })
  return to === ""
    ? say("atLeast", { from: written(from) })
    : say("between", { from: written(from), to: written(to) })
}

/** Returns a filter's value in readable form; undefined while the name of a single value is unknown. */
export const filterLabel = (
  say: ListWords,
  locale: Locale,
  input: FilterInput | undefined,
  options: ReadonlyArray<SearchOption> | undefined,
  value: string,
): string | undefined => {
  switch (input?.kind) {
    case "several":
      return options && severalLabel(say, severalOf(value), options)
    case "numbers": {
      const { digits, prefix = "", suffix = "" } = input
      const number = (end: string) => writtenNumber(locale, Number(end), { maximumFractionDigits: digits })
      return `${prefix}${rangeLabel(say, value, number)}${suffix}`
    }
    case "days":
      return rangeLabel(say, value, (end) => writtenDay(locale, end))
    case "day":
      return writtenDay(locale, value)
    case "part":
      return value === noPart ? say("withoutValue") : `“${value}”`
    case undefined:
      return options?.find(({ id }) => id === value)?.label
  }
}
