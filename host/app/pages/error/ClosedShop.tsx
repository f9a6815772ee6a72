import { drawing } from "./errorFrame.css.ts"
import { awning } from "./styles/awning.ts"
import { ShopSign } from "./styles/ShopSign.tsx"
import { slat } from "./styles/shutter.css.ts"
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
    <ShopSign code={code} x={420} y={260} />
  </svg>
)
