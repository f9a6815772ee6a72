import { figure, matter, numeral } from "./numeral.css.ts"
import { Strip } from "./Strip.tsx"
import { Words } from "./Words.tsx"
import { stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

/** 4: the code, far larger than the page, cut by its edge. */
export const Numeral = (props: ErrorPageProps) => (
  <div className={`${stage} ${numeral}`}>
    <Strip />
    <main className={matter}>
      <Words {...props} />
    </main>
    <div className={figure} data-code={props.code} aria-hidden="true" />
  </div>
)
