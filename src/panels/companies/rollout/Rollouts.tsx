import { useMemo, useRef } from "react"
import { type Rollout, settingRollouts } from "../../../contract/settings/settingRollouts.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useLostFocus } from "../../../frame/useLostFocus.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { settings } from "../../../ui/icon/menuIcons.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { settingLabel, settingText } from "./companySettings.ts"
import { KeptCompanies } from "./KeptCompanies.tsx"
import * as css from "./rollout.css.ts"
import { useRolloutWords } from "./words.ts"
import { useUndoRollout } from "./useUndoRollout.ts"

const DoneRollout = ({ rollout }: { readonly rollout: Rollout }) => {
  const say = useRolloutWords()
  const moment = useMoment()
  const { locale, readOnly } = usePanel()
  const { busy, error, kept: unchanged, undo } = useUndoRollout(rollout)
  const { key, value, changed, startedAt, startedBy, undoneAt } = rollout
  const setting = settingLabel(key, locale)
  const place = useRef<HTMLLIElement>(null)
  const focus = useLostFocus(place, (element) => element.focus())
  return (
    <li ref={place} tabIndex={-1} className={css.one} {...focus}>
      <strong>{say("line", { setting, value: settingText(key, value, locale) })}</strong>
      <span className={css.muted}>
        {say("about", { count: changed, at: moment(startedAt), by: startedBy ?? say("nobody") })}
      </span>
      {undoneAt !== null && <Status tone="off">{say("undoneAt", { at: moment(undoneAt) })}</Status>}
      {unchanged && <KeptCompanies settingKey={key} companies={unchanged} />}
      {undoneAt === null && !unchanged && !readOnly && (
        <Button size="small" busy={busy} aria-label={say("undoOf", { setting })} onPress={undo}>
          {say(busy ? "undoing" : "undo")}
        </Button>
      )}
      <DialogError error={error} isBusy={busy} />
    </li>
  )
}

/** The latest settings that were changed for several companies; each can be taken back. */
const Rollouts = () => {
  const say = useRolloutWords()
  const { api } = usePanel().client
  const { remote, reload } = useRemote(useMemo(() => api.call(settingRollouts.list, {}), [api]))
  const error = failure(remote)
  if (error) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  if (remote.data.length === 0)
    return <EmptyState icon={settings} title={say("none")} text={say("noneText")} />
  return (
    <ul className={css.made}>
      {remote.data.map((rollout) => (
        <DoneRollout key={rollout._id} {...{ rollout }} />
      ))}
    </ul>
  )
}

export default Rollouts
