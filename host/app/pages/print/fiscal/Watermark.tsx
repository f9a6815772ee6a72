import * as css from "./fiscal.css.ts"
import { fiscalWords } from "./fiscalWords.ts"

/** Watermark across the whole receipt: no fiscal value. */
export const Watermark = () => (
  <div className={css.watermark} aria-hidden="true">
    <svg viewBox="0 0 200 200" className={css.watermarkText}>
      <text x="100" y="100" textAnchor="middle" dominantBaseline="middle" transform="rotate(-45 100 100)">
        {fiscalWords.worthless}
      </text>
    </svg>
  </div>
)
