import { QrCode } from "../../ui/code/QrCode.tsx"
import { useMenusWords } from "./words.ts"

interface Props {
  readonly store: string
  /** Name of the menu. */
  readonly name: string
  /** Address of its public page. */
  readonly href: string
  /** The number of each card's table; undefined for a card without one. */
  readonly tables: ReadonlyArray<number | undefined>
}

/** Rules of the printed sheet: two cards a row, to be cut along their edges. */
export const cardRules = `
@page { margin: 10mm; }
ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0; margin: 0; padding: 0; list-style: none; }
li { display: grid; justify-items: center; gap: 2mm; padding: 8mm 6mm; border: 0.5pt dashed #999; break-inside: avoid; text-align: center; }
p { margin: 0; }
strong { font-size: 16pt; line-height: 1.2; overflow-wrap: anywhere; }
b { font-size: 22pt; line-height: 1.2; }
small { font-size: 8pt; overflow-wrap: anywhere; }
`

/** The address of a menu for the people at a table. */
const atTable = (href: string, table: number | undefined): string => {
  if (table === undefined) return href
  const url = new URL(href)
  url.searchParams.set("mesa", String(table))
  return url.href
}

/** Cards with the QR code of a menu, one for each table. */
export const TableSheet = ({ store, name, href, tables }: Props) => {
  const say = useMenusWords()
  return (
    <ul>
      {tables.map((table) => (
        <li key={table ?? "none"}>
          <strong>{store}</strong>
          <p>{name}</p>
          <QrCode text={atTable(href, table)} label={say("qrOf", { name })} size="48mm" />
          {table !== undefined && <b>{say("table", { table: String(table) })}</b>}
          <p>{say("scan")}</p>
          <small>{atTable(href, table)}</small>
        </li>
      ))}
    </ul>
  )
}
