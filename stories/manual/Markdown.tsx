import { Fragment, type ReactNode } from "react"
import * as css from "./manual.css.ts"

/** Code, links and text of a line. */
const inline = (text: string): ReadonlyArray<ReactNode> =>
  text.split(/(`(?:[^`])+`|\[[^\]]+\]\([^)]+\))/).map((part, at) => {
    const key = `${at} ${part}`
    const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (label !== undefined)
      return address?.startsWith("http") ? (
        <a key={key} href={address}>
          {label}
        </a>
      ) : (
        label
      )
    if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1).replaceAll("\\|", "|")}</code>
    return part.replaceAll("&lt;", "<").replaceAll("\\|", "|")
  })

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

const Table = ({ lines }: { readonly lines: ReadonlyArray<string> }) => {
  const [heads = [], , ...rows] = lines.map(cellsOf)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{inline(head)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, at) => (
              <td key={heads[at]}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Block = ({ text }: { readonly text: string }) => {
  if (text.startsWith("### ")) return <h3>{inline(text.slice(4))}</h3>
  if (text.startsWith("## ")) return <h2>{inline(text.slice(3))}</h2>
  if (text.startsWith("|")) return <Table lines={text.split("\n")} />
  return <p>{inline(text)}</p>
}

/** Markdown of the kind `docs/reference.md` has: headings, paragraphs, tables, code and links. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <>
    {text.split("\n\n").map((block) => (
      <Fragment key={block}>
        <Block text={block.trim()} />
      </Fragment>
    ))}
  </>
)
