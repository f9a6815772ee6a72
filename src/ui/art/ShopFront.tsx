import { art, tone as toneClass } from "./art.css.ts"
import { shopFrontShapes } from "./shopFrontShapes.ts"

/** The only decoration, in four tints of the accent; fills its container. For sign-in, splash and error pages. */
export const ShopFront = () => (
  <svg className={art} viewBox="0 0 840 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {shopFrontShapes.map(({ tone, d }) => (
      <path key={d} className={toneClass[tone]} fillRule="evenodd" d={d} />
    ))}
  </svg>
)
