import { avenues, block, blocks, edge, goal, parks, question, rows, start, way } from "./streetMapShapes.ts"
import * as css from "./streetMap.css.ts"
import { Words } from "./Words.tsx"
import { picture, stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

const Streets = () => (
  <>
    <defs>
      {rows.map(({ id, width, height, turn }) => (
        <pattern
          key={id}
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <rect className={css.land} width={width} height={height} />
          <path className={css.street} d={`M0 0H${width}M0 0V${height}`} />
        </pattern>
      ))}
    </defs>
    <rect fill={`url(#${block})`} width="1120" height="820" />
    {blocks.map(({ path, fill }) => (
      <path key={path} fill={`url(#${fill})`} d={path} />
    ))}
    {parks.map((path) => (
      <path key={path} className={css.park} d={path} />
    ))}
    {[css.bank, css.shore, css.river].map((style) => (
      <path key={style} className={style} d={edge} />
    ))}
    {[css.kerb, css.avenue].map((style) =>
      avenues.map((path) => <path key={`${style} ${path}`} className={style} d={path} />),
    )}
  </>
)

/** 6: a way through the town that ends before it gets there. */
export const StreetMap = (props: ErrorPageProps) => (
  <div className={`${stage} ${css.map}`}>
    <svg className={picture} viewBox="0 0 1120 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Streets />
      <path className={css.way} d={way} />
      <circle className={css.start} cx={start.x} cy={start.y} r="16" />
      <circle className={css.goal} cx={goal.x} cy={goal.y} r="30" />
      <text className={css.question} x={goal.x} y={goal.y + 12}>
        {question}
      </text>
    </svg>
    <main className={css.card}>
      <Words {...props} />
    </main>
  </div>
)
