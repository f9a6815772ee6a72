import * as css from "./deleteAccount.css.ts"
import { useDeletionWords } from "./useDeletion.ts"

const erased = ["erased.profile", "erased.places", "erased.talks"] as const
const keptItems = ["kept.fiscal", "kept.access", "kept.why"] as const

/** Lists the data that is erased with an account and the data the law requires to be kept. */
export const WhatIsErased = () => {
  const say = useDeletionWords()
  return (
    <div className={css.erasure}>
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
          {keptItems.map((line) => (
            <li key={line}>{say(line)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
