import { useContext, useMemo, useState } from "react"
import { useUnsaved } from "../../frame/useUnsaved.ts"
import { useValue } from "../../frame/useValue.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { DraftField } from "../../resource/described/DraftField.tsx"
import { OwnerField } from "../../resource/described/OwnerField.tsx"
import { useRecordSaving } from "../../resource/described/useRecordSaving.ts"
import { useLoadedDraft } from "../../resource/editor/useLoadedDraft.ts"
import { EditorNotices } from "../../resource/editor/EditorNotices.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { Switch } from "../../ui/switch/Switch.tsx"
import { useLooseWords } from "./words.ts"
import { QuoteBox } from "./QuoteBox.tsx"
import { QuoteRoute } from "./QuoteRoute.tsx"
import { RepeatLast } from "./RepeatLast.tsx"
import * as css from "./sendDelivery.css.ts"
import { dropoffsOf, ownerOf, placeOf, quoteRequestOf, resource } from "./sendDraft.ts"
import { SendContext } from "./SendContext.ts"
import { useCredits } from "./useCredits.ts"
import { useQuote } from "./useQuote.ts"
import { useSendDraft } from "./useSendDraft.ts"

const always = ["packageSize", "vehicle", "scheduledFor", "payBy", "needsReturn"] as const

interface Props {
  readonly onDone: () => void
}

/** Asks for a delivery: where to, who receives it, what it costs, and what is left of the credits. */
const SendDelivery = ({ onDone }: Props) => {
  const say = useLooseWords()
  const viewed = useValue(usePanel().client.session.company)
  const holder = useContext(SendContext)
  const choosesOwner = viewed === undefined
  const draft = useSendDraft(choosesOwner)
  const texts = useValue(draft.text.texts)
  useUnsaved(useValue(draft.isDirty))
  useLoadedDraft("send", draft, draft.record)
  const owner = ownerOf(texts)
  const credits = useCredits(owner, !choosesOwner || owner !== undefined)
  const request = useMemo(() => quoteRequestOf(texts), [texts])
  const quoted = useQuote(request)
  const [isElsewhere, setElsewhere] = useState(false)
  // Values of a repeated delivery are visible, and stay open while they are edited.
  if (!isElsewhere && (texts.pickup || texts.pickupPlace)) setElsewhere(true)
  const saving = useRecordSaving(resource, draft, {
    onInvalid: () => {},
    onSaved: () => {
      holder.forget()
      onDone()
    },
  })
  const send = () => {
    holder.confirm(quoted.quote?.priceCents ?? 0)
    saving.save("exit")
  }
  const field = (name: string) => (
    <DraftField key={name} {...{ resource, draft, name }} isReadOnly={saving.busy} />
  )
  const dropoffs = dropoffsOf(texts.dropoffs ?? "").map(({ place }) => placeOf(place))
  holder.setCredits(credits)
  const hasNoPlace = credits !== undefined && credits.pickup === null
  return (
    <div className={css.sheet}>
      <div className={css.form}>
        <EditorNotices saving={{ ...saving, retry: send }} invalid={say("invalid")} />
        {choosesOwner && <OwnerField {...{ resource, draft }} isReadOnly={saving.busy} />}
        <RepeatLast draft={draft} />
        {field("dropoffs")}
        <div className={css.whole}>{always.map(field)}</div>
        <Switch
          label={say("otherPickup")}
          isSelected={isElsewhere || hasNoPlace}
          isDisabled={hasNoPlace || saving.busy}
          onChange={(next) => {
            if (!next) for (const name of ["pickup", "pickupPlace"]) draft.text.write(name, "")
            setElsewhere(next)
          }}
        />
        {(isElsewhere || hasNoPlace) && (
          <div className={wide}>
            {field("pickup")}
            {field("pickupPlace")}
          </div>
        )}
      </div>
      <QuoteBox
        {...{ quoted, credits }}
        isByCredits={texts.payBy === "CREDITS"}
        isSending={saving.busy}
        onSend={send}
        onInvoice={() => draft.text.write("payBy", "PERIODIC")}
        route={<QuoteRoute pickup={placeOf(texts.pickupPlace) ?? credits?.pickup?.place} {...{ dropoffs }} />}
      />
    </div>
  )
}

export default SendDelivery
