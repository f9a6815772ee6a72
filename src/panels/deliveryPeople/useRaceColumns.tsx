import { useMemo } from "react"
import { limits } from "../../contract/limits.ts"
import type { Race } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import type { Say } from "../../frame/useWords.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Column } from "../../ui/table/column.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { usePeopleWords } from "./words.ts"
import type { deliveryPersonWords } from "./words.ts"

const outcome = (say: Say<typeof deliveryPersonWords>, { finishedAt, outcome: how }: Race) => {
  if (how)
    return <Status tone={how === "nao_entregue" ? "danger" : "success"}>{wordOf(say, "outcome", how)}</Status>
  return finishedAt ? null : <Status tone="info">{say("underWay")}</Status>
}

/** The columns of the list of races. */
export const useRaceColumns = (person: Pick<PersonRow, "company">): ReadonlyArray<Column<Race>> => {
  const { locale } = usePanel()
  const say = usePeopleWords()
  const moment = useMoment(person.company)
  const money = useMoney()
  return useMemo(() => {
    const far = new Intl.NumberFormat(limits.locales[locale], { maximumFractionDigits: 1 })
    const end = "end" as const
    return [
      {
        id: "startedAt",
        area: "lead",
        label: say("race.startedAt"),
        render: ({ startedAt, company }) => moment(startedAt, company),
      },
      { id: "company", area: "second", label: say("race.company"), render: ({ company }) => company?.name },
      { id: "outcome", area: "tags", label: say("race.outcome"), render: (race) => outcome(say, race) },
      {
        id: "distance",
        align: end,
        label: say("race.distance"),
        render: ({ distance }) =>
          distance === undefined ? null : say("km", { km: far.format(distance / 1000) }),
      },
      {
        id: "fee",
        align: end,
        area: "id",
        label: say("race.fee"),
        render: ({ fee }) => (fee === undefined ? null : money(fee)),
      },
      {
        id: "isPaid",
        label: say("race.isPaid"),
        render: ({ isPaid }) =>
          isPaid === undefined ? null : isPaid ? (
            <span className={subtle}>{say("racePaid")}</span>
          ) : (
            say("raceOpen")
          ),
      },
    ]
  }, [locale, say, moment, money])
}
