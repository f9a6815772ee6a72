import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import * as editor from "./editor.css.ts"
import * as css from "./items.css.ts"
import { side } from "./side.css.ts"
import { skeletonEntry, skeletonLine } from "./skeleton.css.ts"

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The editor's outline until its menu is here, with everything where it will stand. */
export const MenuSkeleton = ({ label }: { readonly label: string }) => (
  <div className={editor.body} aria-busy="true">
    <output className={editor.tools} aria-label={label}>
      <Skeleton width={280} />
    </output>
    <div className={side} aria-hidden="true">
      {times(8).map((at) => (
        <div key={at} className={skeletonEntry}>
          <Skeleton width={at % 3 === 0 ? "70%" : "55%"} />
        </div>
      ))}
    </div>
    <div className={editor.list} aria-hidden="true">
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
    <div className={editor.preview} aria-hidden="true" />
    <div className={editor.foot} />
  </div>
)
