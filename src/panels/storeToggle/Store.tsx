import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { rotateCcw } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import { Switch } from "../../ui/switch/Switch.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { InlineNotice } from "./InlineNotice.tsx"
import { about, after, foot, head, inline, said, store as box } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./words.ts"
import { useFocusHandover } from "./useFocusHandover.ts"
import { useReason } from "./useReason.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

interface Props {
  readonly store: StoreToggle
  readonly layout: "full" | "inline"
}

const OpenSwitch = ({ store, layout }: Props) => {
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

/** Explanation of manual mode, with the button that ends it. */
const ManualMode = ({ store }: { readonly store: StoreToggle }) => {
  const { readOnly } = usePanel()
  const say = useWords("storeToggle", storeToggleWords)
  const { button } = useFocusHandover()
  return (
    <div className={foot}>
      <span>{say(store.shown?.isOpen ? "staysOpen" : "staysClosed")}</span>
      {store.mayRelease && (
        <Button
          ref={button}
          icon={rotateCcw}
          size="small"
          tone="quiet"
          isDisabled={readOnly}
          onPress={store.release}
        >
          {say("backToSchedule")}
        </Button>
      )}
    </div>
  )
}

/** The store's state, the switch, and in manual mode the way back to the schedule. */
export const Store = ({ store, layout }: Props) => {
  const say = useWords("storeToggle", storeToggleWords)
  const { reason, next } = useReason(store)
  const { isOpen = false, isManual = false } = store.shown ?? {}
  const tone = isOpen ? "success" : "neutral"
  if (layout === "inline")
    return (
      <fieldset aria-label={say("store")} className={inline} title={reason}>
        <Status tone={tone}>{say(isOpen ? "openShort" : "closedShort")}</Status>
        {next && <span className={after}>{next}</span>}
        {(isManual || store.isPending || store.problem) && <InlineNotice store={store} reason={reason} />}
        <output className={visuallyHidden}>{reason}</output>
        <OpenSwitch store={store} layout={layout} />
      </fieldset>
    )
  return (
    <fieldset aria-label={say("store")} className={box}>
      <div className={head}>
        <div className={about}>
          <Status tone={tone}>{say(isOpen ? "open" : "closed")}</Status>
          {isManual && <Chip tone="warning">{say("manual")}</Chip>}
          <output className={said}>{reason}</output>
        </div>
        <OpenSwitch store={store} layout={layout} />
      </div>
      {isManual && <ManualMode store={store} />}
    </fieldset>
  )
}
