import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { rotateCcw, triangleAlert } from "../../ui/icon/icons.ts"
import { Spinner } from "../../ui/spinner/Spinner.tsx"
import { word } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./words.ts"
import { useFocusHandover } from "./useFocusHandover.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

interface Props {
  readonly store: StoreToggle
  readonly reason: string
}

/** In the inline layout: one word on anything unusual; a dialog explains it and offers the way back. */
export const InlineNotice = ({ store, reason }: Props) => {
  const { readOnly } = usePanel()
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { button, done } = useFocusHandover()
  const { isAway, isPending, problem } = store
  const { isOpen = false, isManual = false } = store.shown ?? {}
  const isSending = isPending && !isAway
  const trouble = isAway ? "awayShort" : problem && !isPending ? "stale" : undefined
  const canRelease = isManual && !readOnly && store.mayRelease
  const actionLabel = canRelease ? say("backToSchedule") : frame("retry")
  return (
    <>
      <Button
        ref={button}
        size="small"
        tone="quiet"
        aria-haspopup="dialog"
        onPress={() => setDialogOpen(true)}
      >
        <Chip tone="warning" icon={isSending ? undefined : trouble ? triangleAlert : rotateCcw}>
          {isSending && <Spinner size={14} />}
          <span className={word}>{say(trouble ?? (isManual ? "manual" : "sending"))}</span>
        </Chip>
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          isOpen
          tone="primary"
          title={say(isOpen ? "open" : "closed")}
          description={isManual ? `${reason} ${say(isOpen ? "staysOpen" : "staysClosed")}` : reason}
          confirmLabel={actionLabel}
          busyLabel={actionLabel}
          cancelLabel={frame("cancel")}
          isBusy={false}
          onConfirm={() => {
            setDialogOpen(false)
            if (!canRelease) return store.reload()
            done()
            store.release()
          }}
          onCancel={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}
