import * as Effect from "effect/Effect"
import { ignore } from "../../api/lightEffect.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { looseReasons, looseStages } from "../../contract/looseDeliveries/looseStages.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useTask } from "../../frame/useTask.ts"
import { Status } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { useLooseWords } from "./words.ts"
import { namedWords } from "./namedWords.ts"
import { DeliveryNow } from "./DeliveryNow.tsx"
import { ProgressDropoff } from "./ProgressDropoff.tsx"
import * as css from "./sendDelivery.css.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { factsText } from "../../contract/isolateText.ts"

const { get } = callsOf(looseDeliveries)

interface Props {
  readonly row: RowOf<typeof looseDeliveries>
  readonly onChanged: (answer: Partial<RowOf<typeof looseDeliveries>>) => void
}

/** Progress of a delivery: its drop-offs, which are ended here, with their links, and every status it has had. */
const DeliveryProgress = ({ row, onChanged }: Props) => {
  const say = useLooseWords()
  const moment = useMoment(row.owner)
  const { locale, client } = usePanel()
  const { run } = useTask<never>()
  /** Somebody was faster, and the server does not say how it is now. */
  const readAgain = () =>
    run(ignore(Effect.map(client.api.call(get, { params: { id: row._id } }), (now) => onChanged(now))))
  const { dropoffs, timeline } = row as RowOf<typeof looseDeliveries>
  return (
    <div className={css.progress}>
      <DeliveryNow row={row} onChanged={(current) => (current ? onChanged(current) : readAgain())} />
      <ol className={css.list}>
        {dropoffs.map((of, at) => (
          <ProgressDropoff
            // oxlint-disable-next-line react/no-array-index-key -- drop-offs keep their order
            key={at}
            {...{ row, of, at }}
            onChanged={(current) => (current ? onChanged(current) : readAgain())}
          />
        ))}
      </ol>
      {timeline.length === 0 && <p className={subtle}>{say("noTimeline")}</p>}
      <ol className={css.timeline}>
        {timeline.map(({ status, at, by, reason, comment }) => {
          const [, , tone] = entryOf(looseStages, status) ?? []
          const why = reason && namedWords(looseReasons, reason, locale)
          return (
            <li key={`${status} ${at}`}>
              <Status tone={tone ?? "neutral"}>{namedWords(looseStages, status ?? "", locale)}</Status>{" "}
              <span className={subtle}>{factsText([moment(at), by, why, comment])}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

export default DeliveryProgress
