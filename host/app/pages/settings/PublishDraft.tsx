import { MenuDraft } from "balcao/menu"
import { Button, Dialog, Notice } from "balcao/ui"
import * as css from "./settings.css.ts"
import type { Place } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly place: Place
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before the drafts of menus are published by a setting; of one store its changes are shown. */
const PublishDraft = ({ place: { scope, id }, busy, error, onConfirm, onCancel }: Props) => {
  const say = useSettingWords()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="list"
      title={say("publishTitle")}
      isLocked={busy}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={busy} onPress={onCancel}>
            {say("cancel")}
          </Button>
          <Button tone="primary" busy={busy} onPress={onConfirm}>
            {say(busy ? "saving" : "publish")}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{say("publishAsk")}</p>
        {scope === "COMPANY" && id !== undefined && <MenuDraft company={id} />}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  )
}

export default PublishDraft
