import { art, tone as toneClass } from "./art.css.ts"
import { shopFrontShapes } from "./shopFrontShapes.ts"

/** The one ornament, in four tints of the accent: fills what holds it. On sign-in, splash and error pages only. */
export const ShopFront = () => (
  <svg className={art} viewBox="0 0 840 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {shopFrontShapes.map(({ tone, d }) => (
      <path key={d} className={toneClass[tone]} fillRule="evenodd" d={d} />
    ))}
  </svg>
)
