import { strong } from "../sheet.css.ts"
import { usePrintFormats } from "../usePrintFormats.ts"
import { usePrintWords } from "../usePrintWords.ts"
import * as css from "./picking.css.ts"
import type { Line } from "./pickingOf.ts"

/** A line that is missing, or that something else was taken for. */
export const ChangedLine = ({ line: { item } }: { readonly line: Line }) => {
  const say = usePrintWords()
  const { quantity } = usePrintFormats()
  const { name, quantity: amount, unit, change, ordered } = item
  const isMissing = change === "SOLD_OUT"
  return (
    <li className={css.line}>
      <span className={css.quantity}>
        {quantity(isMissing ? (ordered?.quantity ?? amount) : amount, unit)}
      </span>
      <div className={css.what}>
        <p className={strong}>{isMissing ? <s>{name}</s> : name}</p>
        <p>{isMissing ? say("missing") : ordered && say("insteadOf", { name: ordered.name })}</p>
      </div>
    </li>
  )
}
