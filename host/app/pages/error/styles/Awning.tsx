import { awning } from "./awning.ts"
import { over } from "./awning.css.ts"
import { bright, deep } from "./words.css.ts"

/** An awning along the top of a picture, however much of that is cut. */
export const Awning = () => (
  <svg className={over} viewBox="0 0 1140 96" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    {awning(19, 60).map(({ x, path }, index) => (
      <path key={x} className={index % 2 === 0 ? deep : bright} d={path} />
    ))}
  </svg>
)
