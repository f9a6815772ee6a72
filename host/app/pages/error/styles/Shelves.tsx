import { Awning } from "./Awning.tsx"
import { picture as place, shelves, side } from "./shelves.css.ts"
import { Strip } from "./Strip.tsx"
import { Words } from "./Words.tsx"
import { bright, deep, mid, pale, picture, stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

/** 2: words beside shelves that are empty but for a bowl. */
export const Shelves = (props: ErrorPageProps) => (
  <div className={`${stage} ${shelves}`}>
    <div className={side}>
      <Strip />
      <main>
        <Words {...props} />
      </main>
    </div>
    <div className={place}>
      <svg className={picture} viewBox="0 0 560 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className={mid} y="320" width="560" height="8" />
        <rect className={mid} y="520" width="560" height="8" />
        <rect className={deep} y="706" width="560" height="16" />
        <rect className={pale} y="722" width="560" height="98" />
        <path className={bright} d="M326 457a55 55 0 0 0 110 0Z" />
        <rect className={bright} x="357" y="512" width="48" height="8" />
        <circle className={deep} cx="168" cy="684" r="22" />
      </svg>
      <Awning />
    </div>
  </div>
)
