import { drawing } from "./fault.css.ts"
import { awning } from "./styles/awning.ts"
import { edge, slat, string, writing } from "./styles/shutter.css.ts"
import { bright, deep, ground, mid, pale } from "./styles/words.css.ts"

const slats = Array.from({ length: 19 }, (_, index) => 131 + index * 32)

/** The shop with its shutter down and a sign on it. */
export const ClosedShop = ({ code }: { readonly code: string }) => (
  <svg className={drawing} viewBox="0 0 840 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className={ground} width="840" height="900" />
    <rect className={pale} y="84" width="840" height="678" />
    {slats.map((y) => (
      <path key={y} className={slat} d={`M0 ${y}h840`} />
    ))}
    {awning(14, 60).map(({ x, path }, index) => (
      <path key={x} className={index % 2 === 0 ? deep : bright} d={path} />
    ))}
    <rect className={mid} y="750" width="840" height="12" />
    <rect className={deep} x="390" y="738" width="60" height="24" rx="12" />
    <path className={string} d="M420 262L300 372M420 262L540 372" />
    <circle className={deep} cx="420" cy="260" r="9" />
    <rect className={bright} x="250" y="370" width="340" height="150" rx="14" />
    <rect className={edge} x="262" y="382" width="316" height="126" rx="8" />
    <text className={writing} x="420" y="470">
      {code}
    </text>
  </svg>
)
