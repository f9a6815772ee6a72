import { useWords } from "../../frame/useWords.ts"
import type { Absence } from "./absence.ts"
import { deliveryMapWords } from "./words.ts"
import { note } from "./MapStage.css.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** A note over the map on why it shows nobody. The list beside it says what to do, also to screen readers. */
export const StageNote = ({ why }: { readonly why: Absence | "failed" }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const sentences = { failed: say("loadFailed"), noMatch: say("empty") }
  return (
    <p className={note} aria-hidden={why === "unplaced" || why === "allOffline" ? undefined : "true"}>
      {why === "failed" || why === "noMatch" ? entryOf(sentences, why) : say(why)}
      {why === "unplaced" || why === "allOffline" ? ` ${say(`${why}Text`)}` : ""}
    </p>
  )
}
