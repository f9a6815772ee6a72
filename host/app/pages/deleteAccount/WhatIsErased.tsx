import * as css from "./deleteAccount.css.ts"
import { useDeletionWords } from "./useDeletion.ts"

const erased = ["erased.profile", "erased.places", "erased.talks"] as const
const kept = ["kept.fiscal", "kept.access", "kept.why"] as const

/** What goes with an account, and what the law keeps of it. */
export const WhatIsErased = () => {
  const say = useDeletionWords()
  return (
    <div className={css.told}>
      <section>
        <h2>{say("erasedTitle")}</h2>
        <ul>
          {erased.map((line) => (
            <li key={line}>{say(line)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say("keptTitle")}</h2>
        <ul>
          {kept.map((line) => (
            <li key={line}>{say(line)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
