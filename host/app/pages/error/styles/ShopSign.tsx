import { edge, string, writing } from "./shutter.css.ts"
import { bright, deep } from "./words.css.ts"

interface Props {
  readonly code: string
  /** Position of the sign's nail, in the units of the drawing. */
  readonly x: number
  readonly y: number
}

/** The sign with the code that hangs before a shutter. */
export const ShopSign = ({ code, x, y }: Props) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={string} d="M0 2L-120 112M0 2L120 112" />
    <circle className={deep} r="9" />
    <rect className={bright} x="-170" y="110" width="340" height="150" rx="14" />
    <rect className={edge} x="-158" y="122" width="316" height="126" rx="8" />
    <text className={writing} y="210">
      {code}
    </text>
  </g>
)
