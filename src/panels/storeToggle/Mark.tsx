import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { rotateCcw, triangleAlert } from "../../ui/icon/icons.ts"
import { Spinner } from "../../ui/spinner/Spinner.tsx"
import { word } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./storeToggleWords.ts"
import { useFocusPassed } from "./useFocusPassed.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

interface Props {
  readonly store: StoreToggle
  readonly reason: string
}

/** What a store in one line says besides being open, in a word; the rest and the way back stand behind it. */
export const Mark = ({ store, reason }: Props) => {
  const { readOnly } = usePanel()
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const [isTold, setTold] = useState(false)
  const { button, done } = useFocusPassed()
  const { isAway, isPending, problem } = store
  const { isOpen = false, isManual = false } = store.shown ?? {}
  const isSending = isPending && !isAway
  const trouble = isAway ? "awayShort" : problem && !isPending ? "stale" : undefined
  const releases = isManual && !readOnly
  const act = releases ? say("backToSchedule") : frame("retry")
  return (
    <>
      <Button ref={button} size="small" tone="quiet" aria-haspopup="dialog" onPress={() => setTold(true)}>
        <Chip tone="warning" icon={isSending ? undefined : trouble ? triangleAlert : rotateCcw}>
          {isSending && <Spinner size={14} />}
          <span className={word}>{say(trouble ?? (isManual ? "manual" : "sending"))}</span>
        </Chip>
      </Button>
      {isTold && (
        <ConfirmDialog
          isOpen
          tone="primary"
          title={say(isOpen ? "open" : "closed")}
          description={isManual ? `${reason} ${say(isOpen ? "staysOpen" : "staysClosed")}` : reason}
          confirmLabel={act}
          busyLabel={act}
          cancelLabel={frame("cancel")}
          isBusy={false}
          onConfirm={() => {
            setTold(false)
            if (!releases) return store.reload()
            done()
            store.release()
          }}
          onCancel={() => setTold(false)}
        />
      )}
    </>
  )
}
