import { Suspense, useContext, useState } from "react"
import { offeredOutcomes } from "../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseOutcomes, looseReasons } from "../../contract/looseDeliveries/looseStages.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { Button } from "../../ui/button/Button.tsx"
import { check, copy } from "../../ui/icon/icons.ts"
import { Link } from "../../ui/link/Link.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { row as inRow, subtle } from "../../ui/theme/text.css.ts"
import { useLooseWords } from "./words.ts"
import { namedWords } from "./namedWords.ts"
import * as css from "./sendDelivery.css.ts"
import { TrackingContext } from "./TrackingContext.ts"
import type { DeliveryAction } from "./useMoving.ts"
import { factsText } from "../../contract/isolateText.ts"

const EndDropoff = lazily(() => import("./EndDropoff.tsx"))

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

interface Props {
  readonly row: RowOf<typeof looseDeliveries>
  readonly of: RowOf<typeof looseDeliveries>["dropoffs"][number]
  readonly at: number
  readonly onChanged: DeliveryAction["onChanged"]
}

/** One drop-off of a delivery that was sent: how it ended, its link, and on the way there the button that ends it. */
export const ProgressDropoff = ({ row, of, at, onChanged }: Props) => {
  const say = useLooseWords()
  const { locale, readOnly } = usePanel()
  const [isEnding, setEnding] = useState(false)
  const { address, contactName, phone, outcome, reason, trackingCode } = of
  const ended = [
    outcome && namedWords(looseOutcomes, outcome, locale),
    reason && namedWords(looseReasons, reason, locale),
  ]
  const mayEnd = !readOnly && !outcome && offeredOutcomes(row.nextStatuses).length > 0
  const number = at + 1
  return (
    <li className={css.dropoff} aria-label={say("dropoff", { number })}>
      <span className={css.dropoffHead}>
        <strong>{address}</strong>
        {outcome && (
          <Status soft tone={outcome === "nao_entregue" ? "danger" : "success"}>
            {factsText(ended)}
          </Status>
        )}
      </span>
      <span className={subtle}>{factsText([contactName, formatPhone(phone)])}</span>
      <span className={inRow}>
        {mayEnd && (
          <Button
            size="small"
            icon={check}
            aria-label={say("endOne", { number })}
            onPress={() => setEnding(true)}
          >
            {say("end")}
          </Button>
        )}
        {phone && !outcome && (
          <Link href={`tel:${phone}`} aria-label={say("call", { name: contactName })}>
            {say("callShort")}
          </Link>
        )}
        {trackingCode && <CopyLink code={trackingCode} />}
      </span>
      <Suspense>
        {isEnding && <EndDropoff {...{ row, at, onChanged }} onDone={() => setEnding(false)} />}
      </Suspense>
    </li>
  )
}
