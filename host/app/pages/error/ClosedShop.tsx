import { bright, deep, drawing, edge, ground, mid, pale, slat, string, writing } from "./fault.css.ts"

const stripes = Array.from({ length: 14 }, (_, index) => index * 60)
const slats = Array.from({ length: 19 }, (_, index) => 131 + index * 32)
const scallop = (x: number) => `M${x} 0h60v66a30 30 0 0 1 -60 0Z`

/** The shop with its shutter down and a sign on it. */
export const ClosedShop = ({ code }: { readonly code: string }) => (
  <svg className={drawing} viewBox="0 0 840 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className={ground} width="840" height="900" />
    <rect className={pale} y="84" width="840" height="678" />
    {slats.map((y) => (
      <path key={y} className={slat} d={`M0 ${y}h840`} />
    ))}
    {stripes.map((x, index) => (
      <path key={x} className={index % 2 === 0 ? deep : bright} d={scallop(x)} />
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
