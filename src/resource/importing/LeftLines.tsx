import * as css from "./importing.css.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly title: string
  /** The number of each line, with why it is left out. */
  readonly lines: ReadonlyArray<readonly [line: number, reason: string]>
}

const maxShown = 20

/** Lines that become no record, each with the reason. */
export const LeftLines = ({ title, lines }: Props) => {
  const say = useImportWords()
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.number}>
              {say("line")}
            </th>
            <th scope="col" className={css.cell}>
              {say("reason")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, maxShown).map(([line, reason]) => (
            <tr key={line} className={css.line}>
              <th scope="row" className={css.number}>
                {line}
              </th>
              <td className={css.cell}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > maxShown && <p>{say("more", { count: lines.length - maxShown })}</p>}
    </>
  )
}
