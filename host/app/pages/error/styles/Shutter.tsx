import { Awning } from "./Awning.tsx"
import { ShopSign } from "./ShopSign.tsx"
import { below, door, shutter, slat } from "./shutter.css.ts"
import { Words } from "./Words.tsx"
import { deep, mid, pale, picture, stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

const slats = Array.from({ length: 13 }, (_, index) => 131 + index * 32)

/** 3: the shutter is down, and the sign on it has the code; words on the step below. */
export const Shutter = (props: ErrorPageProps) => (
  <div className={`${stage} ${shutter}`}>
    <div className={door}>
      <svg className={picture} viewBox="0 0 1140 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect className={pale} y="0" width="1140" height="560" />
        {slats.map((y) => (
          <path key={y} className={slat} d={`M0 ${y}h1140`} />
        ))}
        <rect className={mid} y="548" width="1140" height="12" />
        <rect className={deep} x="540" y="536" width="60" height="24" rx="12" />
        <ShopSign code={props.code} x={570} y={148} />
      </svg>
      <Awning />
    </div>
    <main className={below}>
      <Words {...props} />
    </main>
  </div>
)
