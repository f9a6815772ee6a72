import { useState } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import { maxNote, type VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { Diff } from "./Diff.tsx"
import type { useVersionActs } from "./useVersionActs.ts"
import * as css from "./versions.css.ts"
import { useVersionWords } from "./words.ts"

interface Props {
  readonly page: VersionPage
  readonly store: MenuStore
  readonly acts: ReturnType<typeof useVersionActs>
  readonly onDone: () => void
}

/** Changes that wait to be published: taken back one by one, discarded or published together. */
export const DraftView = ({ page, store, acts, onDone }: Props) => {
  const say = useVersionWords()
  const moment = useMoment(store)
  const { model, mayEdit, change } = useMenuEdit()
  const menuVersion = useValue(model.loaded).data?.version
  const [note, setNote] = useState("")
  const [isDiscarding, setDiscarding] = useState(false)
  const { published = 1, versions, pending } = page
  const since = versions.find(({ number }) => number === published)?.at
  return (
    <>
      <p className={css.intro}>{say("draftText", { number: published, moment: moment(since) })}</p>
      <div className={css.scroll}>
        <Diff
          company={store._id}
          store={store}
          number={published}
          version={menuVersion}
          onUndo={mayEdit ? change : undefined}
        />
      </div>
      {acts.error && <Notice tone="danger">{acts.error}</Notice>}
      {mayEdit && (
        <div className={css.foot}>
          <TextField label={say("note")} value={note} maxLength={maxNote} onChange={setNote} />
          <span className={css.footNote}>{say("keeps", { number: published })}</span>
          <Button tone="quiet" isDisabled={pending === 0} onPress={() => setDiscarding(true)}>
            {say("discard")}
          </Button>
          <span className={css.main}>
            <Button
              tone="primary"
              busy={acts.busy}
              isDisabled={pending === 0}
              onPress={() => acts.publish(note.trim(), onDone)}
            >
              {say("publishNow")}
            </Button>
          </span>
        </div>
      )}
      {isDiscarding && (
        <ConfirmDialog
          isOpen
          isBusy={acts.busy}
          error={acts.error}
          title={say("discardTitle")}
          description={say("discardText", { number: published })}
          confirmLabel={say("discardNow")}
          busyLabel={say("busy")}
          cancelLabel={say("cancel")}
          onCancel={() => setDiscarding(false)}
          onConfirm={() => acts.restore(published, onDone)}
        />
      )}
    </>
  )
}
