import type { cities } from "../../contract/resources/cities.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { useCitiesWords } from "./words.ts"

/** Number of a city's neighborhoods, and of those with a drawn area. */
const NeighborhoodsCell = ({ row }: { readonly row: RowOf<typeof cities> }) => {
  const say = useCitiesWords()
  const all = row.neighborhoods
  const drawnCount = all.filter(({ area }) => area).length
  return all.length === 0 ? null : (
    <span className={drawnCount === 0 ? subtle : undefined}>
      {say("withArea", { part: drawnCount, whole: all.length })}
    </span>
  )
}

export default NeighborhoodsCell
