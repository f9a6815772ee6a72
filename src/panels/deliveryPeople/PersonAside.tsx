import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { facts } from "../../resource/editor/facts.css.ts"
import { Connection, Situation, usePersonWord } from "./cells.tsx"
import { usePeopleWords } from "./words.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"

/** Facts beside the fields: where they stand now, and what they are owed. */
export const PersonAside = ({ row }: { readonly row: PersonRow }) => {
  const word = usePersonWord()
  const say = usePeopleWords()
  const moment = useMoment(row.company)
  const money = useMoney()
  const { _id, positionAt, deliveriesLastWeek, payment } = row
  const known = [
    [word("column.id"), _id],
    [word("column.isOnline"), <Connection key="connection" row={row} />],
    [word("column.flag"), <Situation key="situation" row={row} />],
    [say("seenAt"), positionAt && moment(positionAt)],
    [word("column.deliveriesLastWeek"), deliveriesLastWeek],
    [word("column.payment"), payment === null ? undefined : money(payment)],
  ] as const
  return (
    <dl className={facts}>
      {known
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}.`}>{value}</dd>])}
    </dl>
  )
}
