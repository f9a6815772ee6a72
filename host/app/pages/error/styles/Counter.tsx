import { bell, counter, matter } from "./counter.css.ts"
import { Strip } from "./Strip.tsx"
import { Words } from "./Words.tsx"
import { deep, pale, stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

/** 1: words alone, over a counter with its bell. */
export const Counter = (props: ErrorPageProps) => (
  <div className={`${stage} ${counter}`}>
    <Strip />
    <main className={matter}>
      <Words {...props} />
    </main>
    <svg className={bell} viewBox="0 0 84 70" aria-hidden="true">
      <path className={pale} d="M12 52a30 30 0 0 1 60 0Z" />
      <rect className={deep} y="52" width="84" height="12" rx="6" />
      <circle className={deep} cx="42" cy="14" r="9" />
    </svg>
  </div>
)
