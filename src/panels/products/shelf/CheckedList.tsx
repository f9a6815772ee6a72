import { useMoney } from "../../../frame/useMoney.ts"
import { Status } from "../../../ui/status/Status.tsx"
import * as css from "./shelf.css.ts"
import type { Checked } from "./useShelfCheck.ts"
import { useShelfWords } from "./words.ts"

/** The labels that were read in this round, the latest first. */
export const CheckedList = ({ checked }: { readonly checked: ReadonlyArray<Checked> }) => {
  const say = useShelfWords()
  const money = useMoney()
  const wrong = checked.filter(({ isRight }) => !isRight).length
  const outcome = ({ isRight, label }: Checked) => {
    if (isRight) return <Status tone="success">{say("row.right")}</Status>
    const text = label === null ? say("row.none") : say("row.wrong", { price: money(label) })
    return <Status tone="warning">{text}</Status>
  }
  return (
    <section className={css.round} aria-label={say("thisRound")}>
      <header>
        <h3>{say("thisRound")}</h3>
        <output>
          {say("checked", { count: checked.length })}, {say("different", { count: wrong })}
        </output>
      </header>
      <ul>
        {checked.map((one) => (
          <li key={String(one.product._id)}>
            <span className={css.about}>
              <strong>{one.product.name}</strong>
              {outcome(one)}
            </span>
            <b>{money(one.price)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
