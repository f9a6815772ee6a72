import * as css from "./editions.css.ts"
import { useSiteWords } from "./words.ts"

interface Props {
  readonly rows: ReadonlyArray<{
    readonly name: string
    readonly label: string
    readonly now: string
    readonly inEdition: string
  }>
}

/** Table of the changes made by publishing an edition again, field by field. */
export const EditionTable = ({ rows }: Props) => {
  const say = useSiteWords()
  return (
    <table className={css.table}>
      <caption className={css.caption}>{say("differences")}</caption>
      <thead>
        <tr>
          {(["field", "now", "inEdition"] as const).map((key) => (
            <th key={key} scope="col" className={css.cell}>
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, now, inEdition }) => (
          <tr key={name} className={css.line}>
            <th scope="row" className={css.cell}>
              {label}
            </th>
            <td className={css.cell}>{now || "–"}</td>
            <td className={css.cell}>{inEdition || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
