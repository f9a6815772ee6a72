import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { rotateCcw } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import { Switch } from "../../ui/switch/Switch.tsx"
import { about, foot, head, inline, said, store as box, word } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./storeToggleWords.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

interface Props {
  readonly store: StoreToggle
  readonly layout: "full" | "inline"
}

/** Why the store is as it is, or what became of the last wish. */
const useReason = ({ shown, record, isPending, isAway, problem }: StoreToggle): string => {
  const say = useWords("storeToggle", storeToggleWords)
  const explain = useExplain()
  const moment = useMoment()
  if (isPending) return say(isAway ? "away" : "pending")
  if (problem) return say("notFresh", { why: explain(problem) })
  if (!shown?.isManual) return say("onSchedule")
  if (!record?.changedAt || !record.changedBy) return say(shown.isOpen ? "openedByHand" : "closedByHand")
  const made = { at: moment(record.changedAt), name: record.changedBy }
  return say(shown.isOpen ? "openedBy" : "closedBy", made)
}

const Turn = ({ store, layout }: Props) => {
  const { readOnly } = usePanel()
  const say = useWords("storeToggle", storeToggleWords)
  return (
    <Switch
      label={say("open")}
      hideLabel
      tone="store"
      size={layout === "full" ? "medium" : "small"}
      isSelected={store.shown?.isOpen ?? false}
      isDisabled={readOnly}
      onChange={store.toggle}
    />
  )
}

/** The store's state, the switch, and in manual mode the way back to its hours. */
export const Store = ({ store, layout }: Props) => {
  const { readOnly } = usePanel()
  const say = useWords("storeToggle", storeToggleWords)
  const reason = useReason(store)
  const { isOpen = false, isManual = false } = store.shown ?? {}
  const tone = isOpen ? "success" : "neutral"
  const manual = isManual && <Chip tone="warning">{say("manual")}</Chip>
  if (layout === "inline")
    return (
      <fieldset aria-label={say("store")} className={inline} title={reason}>
        <Status tone={tone}>
          <span className={word}>
            {say(isOpen ? "openShort" : "closedShort")}
            {manual}
          </span>
        </Status>
        <Turn store={store} layout={layout} />
      </fieldset>
    )
  return (
    <fieldset aria-label={say("store")} className={box}>
      <div className={head}>
        <div className={about}>
          <Status tone={tone}>{say(isOpen ? "open" : "closed")}</Status>
          {manual}
          <output className={said}>{reason}</output>
        </div>
        <Turn store={store} layout={layout} />
      </div>
      {isManual && (
        <div className={foot}>
          <span>{say(isOpen ? "staysOpen" : "staysClosed")}</span>
          <Button icon={rotateCcw} size="small" tone="quiet" isDisabled={readOnly} onPress={store.release}>
            {say("backToSchedule")}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
