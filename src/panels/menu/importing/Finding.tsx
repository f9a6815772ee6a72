import type { ReactNode } from "react"
import type { Place } from "../../../contract/menu/import/oddity.ts"
import * as css from "./importing.css.ts"
import { useImportingWords } from "./words.ts"

/** Entries shown of a finding. */
const maxShown = 20

/** A row something was found in. */
interface FoundEntry {
  readonly key: string
  readonly place: Place
  readonly name: ReactNode
  /** Value as it was written, or what is wrong with it. */
  readonly note?: ReactNode
}

interface Props {
  readonly title?: string
  readonly text?: string
  readonly action?: ReactNode
  readonly entries: ReadonlyArray<FoundEntry>
}

/** Something that was found in a source: once in words, then each place. */
export const Finding = ({ title, text, action, entries }: Props) => {
  const say = useImportingWords()
  if (entries.length === 0) return null
  const placeOf = ({ line, path }: Place) =>
    line === undefined ? (path ?? "") : say("line", { line: String(line) })
  return (
    <section className={css.finding} aria-label={title}>
      {title !== undefined && (
        <div className={css.findingHead}>
          <div>
            <h3 className={css.heading}>{title}</h3>
            <p className={css.word}>{text}</p>
          </div>
          {action}
        </div>
      )}
      <ul className={css.lines}>
        {entries.slice(0, maxShown).map(({ key, place, name, note }) => (
          <li key={key} className={css.entry}>
            <span className={css.place}>{placeOf(place)}</span>
            <span className={css.what}>{name}</span>
            {note}
          </li>
        ))}
      </ul>
      {entries.length > maxShown && (
        <p className={css.word}>{say("more", { count: entries.length - maxShown })}</p>
      )}
    </section>
  )
}
