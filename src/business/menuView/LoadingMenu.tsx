import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { facts, head, list, row } from "./MenuView.css.ts"

const rows = Array.from({ length: 6 }, (_, at) => at)

/** A menu that is loading, in the places its items will have. */
export const LoadingMenu = ({ label }: { readonly label: string }) => (
  <section aria-busy="true" aria-label={label}>
    <div className={head}>
      <Skeleton round />
      <Skeleton width="50%" />
    </div>
    <ul className={list} aria-hidden="true">
      {rows.map((at) => (
        <li key={at} className={row} data-off="true">
          <div className={facts}>
            <Skeleton width={160} />
            <Skeleton width={200} />
            <Skeleton width={72} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)
