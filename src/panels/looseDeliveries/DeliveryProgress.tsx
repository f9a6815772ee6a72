import { useContext } from "react"
import { looseOutcomes, looseReasons, looseStages } from "../../contract/looseDeliveries/looseStages.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import type { Words } from "../../contract/resource/field.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { copy } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { useLooseWords } from "./looseDeliveryWords.ts"
import * as css from "./sendDelivery.css.ts"
import { TrackingContext } from "./TrackingContext.ts"

type Row = RowOf<typeof looseDeliveries>

const named = (words: Readonly<Record<string, readonly [string, string, ...unknown[]]>>, key: string) =>
  words[key] ?? ([key, key] as Words)

/** Copies the link a receiver follows their delivery by, where the page has one. */
const CopyLink = ({ code }: { readonly code: string }) => {
  const say = useLooseWords()
  const showSnackbar = useSnackbar()
  const hrefOf = useContext(TrackingContext)
  if (!hrefOf) return null
  const write = () =>
    navigator.clipboard.writeText(new URL(hrefOf(code), location.href).href).then(
      () => showSnackbar(say("copied")),
      () => showSnackbar(say("copyFailed")),
    )
  return (
    <Button size="small" icon={copy} onPress={() => void write()}>
      {say("copyLink")}
    </Button>
  )
}

const Dropoff = ({ of, at }: { readonly of: Row["dropoffs"][number]; readonly at: number }) => {
  const say = useLooseWords()
  const { locale } = usePanel()
  const { address, contactName, phone, outcome, reason, trackingCode } = of
  const ended = [
    outcome && wordsIn(named(looseOutcomes, outcome), locale),
    reason && wordsIn(named(looseReasons, reason), locale),
  ]
  return (
    <li className={css.dropoff} aria-label={say("dropoff", { number: at + 1 })}>
      <span className={css.dropoffHead}>
        <strong>{address}</strong>
        {outcome && (
          <Status soft tone={outcome === "nao_entregue" ? "danger" : "success"}>
            {ended.filter(Boolean).join(" · ")}
          </Status>
        )}
      </span>
      <span className={subtle}>{[contactName, formatPhone(phone)].join(" · ")}</span>
      {trackingCode && (
        <span>
          <CopyLink code={trackingCode} />
        </span>
      )}
    </li>
  )
}

interface Props {
  readonly row: DescribedRow
}

/** How a delivery goes: its drop-offs with their links, and every status it has had. */
const DeliveryProgress = ({ row }: Props) => {
  const say = useLooseWords()
  const moment = useMoment()
  const { locale } = usePanel()
  const { dropoffs, timeline } = row as unknown as Row
  return (
    <div className={css.progress}>
      <ol className={css.list}>
        {dropoffs.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- drop-offs keep their order
          <Dropoff key={at} of={one} at={at} />
        ))}
      </ol>
      {timeline.length === 0 && <p className={subtle}>{say("noTimeline")}</p>}
      <ol className={css.timeline}>
        {timeline.map(({ status, at, by, reason }) => {
          const [, , tone] = looseStages[status as keyof typeof looseStages] ?? []
          const why = reason && wordsIn(named(looseReasons, reason), locale)
          return (
            <li key={`${status} ${at}`}>
              <Status tone={tone ?? "neutral"}>{wordsIn(named(looseStages, status ?? ""), locale)}</Status>{" "}
              <span className={subtle}>{[moment(at), by, why].filter(Boolean).join(" · ")}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

export default DeliveryProgress
