import { usePageWords } from "../../words.ts"
import { bars, line, matter, order, paper, ticket, total } from "./receipt.css.ts"
import { Words } from "./Words.tsx"
import { stage } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

/** Widths of bars and gaps, by turns: a code that means nothing. */
const code = [
  4, 8, 2, 6, 6, 6, 2, 6, 2, 6, 8, 8, 4, 8, 2, 6, 4, 8, 6, 6, 2, 6, 2, 6, 6, 6, 4, 8, 8, 8, 2, 6, 4, 4,
]
const startOf = (index: number) => code.slice(0, index).reduce((sum, width) => sum + width, 0)

/** 5: the error, printed as an order ticket. */
export const Receipt = (props: ErrorPageProps) => {
  const say = usePageWords()
  return (
    <div className={`${stage} ${ticket}`}>
      <main className={paper}>
        <div className={matter}>
          <p className={order}>{say("receipt", { code: props.code })}</p>
          <p className={line}>
            <span>{say("receiptItem")}</span>
            <span>--</span>
          </p>
          <p className={total}>
            <span>{say("receiptTotal")}</span>
            <span>{say("receiptNothing")}</span>
          </p>
          <Words {...props} />
          <svg className={bars} viewBox="0 0 178 40" preserveAspectRatio="none" aria-hidden="true">
            {code.map((width, index) =>
              index % 2 === 0 ? (
                <rect key={startOf(index)} x={startOf(index)} width={width} height="40" fill="currentColor" />
              ) : null,
            )}
          </svg>
        </div>
      </main>
    </div>
  )
}
