import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useValue } from "../../frame/useValue.ts"
import { facts } from "../../resource/editor/facts.css.ts"
import { Connection, Situation } from "./cells.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import type { PersonDraft } from "./personDraft.ts"

/** Facts beside the fields: where they stand now, and what they are owed. */
export const PersonAside = ({ draft }: { readonly draft: PersonDraft }) => {
  const say = usePeopleWords()
  const moment = useMoment()
  const money = useMoney()
  const person = useValue(draft.person).data
  if (!person) return null
  const { _id, positionAt, deliveriesLastWeek, unpaidCents } = person
  const known = [
    [say("id"), _id],
    [say("connection"), <Connection key="connection" person={person} />],
    [say("situation"), <Situation key="situation" person={person} />],
    [say("seenAt"), positionAt && moment(positionAt)],
    [say("deliveries"), deliveriesLastWeek],
    [say("unpaid"), unpaidCents === undefined ? undefined : money(unpaidCents)],
  ] as const
  return (
    <dl className={facts}>
      {known
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}.`}>{value}</dd>])}
    </dl>
  )
}
