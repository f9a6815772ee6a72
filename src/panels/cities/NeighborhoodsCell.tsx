import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { useCitiesWords } from "./words.ts"

/** Number of a city's neighborhoods, and of those with a drawn area. */
const NeighborhoodsCell = ({ row }: { readonly row: DescribedRow }) => {
  const say = useCitiesWords()
  const all = (row["neighborhoods"] ?? []) as ReadonlyArray<{ readonly area?: unknown }>
  const drawnCount = all.filter(({ area }) => area).length
  return all.length === 0 ? null : (
    <span className={drawnCount === 0 ? subtle : undefined}>
      {say("withArea", { part: drawnCount, whole: all.length })}
    </span>
  )
}

export default NeighborhoodsCell
