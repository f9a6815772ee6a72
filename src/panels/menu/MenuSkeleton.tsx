import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { body, list } from "./editor.css.ts"
import { foot } from "./foot.css.ts"
import * as css from "./items.css.ts"
import { preview } from "./phone.css.ts"
import { side } from "./side.css.ts"
import { skeletonEntry, skeletonLine } from "./skeleton.css.ts"
import { tools } from "./tools.css.ts"

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The editor's outline until its menu is here, with everything where it will stand. */
export const MenuSkeleton = ({ label }: { readonly label: string }) => (
  <div className={body} aria-busy="true">
    <output className={tools} aria-label={label}>
      <Skeleton width={280} />
    </output>
    <div className={side} aria-hidden="true">
      {times(8).map((at) => (
        <div key={at} className={skeletonEntry}>
          <Skeleton width={at % 3 === 0 ? "70%" : "55%"} />
        </div>
      ))}
    </div>
    <div className={list} aria-hidden="true">
      <div className={css.head}>
        <Skeleton width={96} />
      </div>
      {times(7).map((at) => (
        <div key={at} className={skeletonLine}>
          <span className={css.picture} data-empty />
          <Skeleton width={at % 2 === 0 ? "60%" : "45%"} />
          <Skeleton width={72} />
        </div>
      ))}
    </div>
    <div className={preview} aria-hidden="true" />
    <div className={foot} />
  </div>
)
