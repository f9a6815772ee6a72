import type { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { writtenMoment } from "../../frame/written.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { Letter } from "./Letter.tsx"
import { opened } from "./letter.css.ts"
import { useLetterWords } from "./words.ts"
import { useRestoring } from "./useRestoring.ts"
import { factsText } from "../../contract/isolateText.ts"

interface Props {
  readonly row: RowOf<typeof emailTemplates>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Brings back a text a template had, after showing it. */
const RestoreText = ({ row, onChanged, onDone }: Props) => {
  const say = useLetterWords()
  const { locale } = usePanel()
  const explain = useExplain()
  const [place, setPlace] = useState("0")
  const leave = () => {
    onChanged()
    onDone()
  }
  const { remote, reload, busy, error, restore } = useRestoring(row._id, leave)
  const problem = failure(remote)
  const earlier = remote.data?.earlier ?? []
  const chosen = earlier[Number(place)]
  const options = earlier.map(({ until, changedBy }, at) => ({
    id: String(at),
    label: factsText([say("until", { moment: writtenMoment(locale, until) }), changedBy]),
  }))
  const notice = () => {
    if (error === undefined) return undefined
    switch (error._tag) {
      case "StaleRecord":
        return say("stale")
      case "BadRequest":
      case "ValueTaken":
      case "UnknownReference":
      case "CircularTree":
        return say("unfit")
      default:
        return explain(error)
    }
  }
  return (
    <ActDialog
      width="role"
      title={say("restoreTitle")}
      cancelLabel={say("cancel")}
      label={say(busy ? "restoring" : "restore")}
      isBusy={busy}
      error={notice()}
      isDisabled={chosen === undefined}
      onCancel={onDone}
      onPress={() => chosen && restore(chosen.texts)}
    >
      {problem && <LoadFailure title={say("earlierFailed")} error={problem} onRetry={reload} />}
      {remote.data && earlier.length === 0 && <p>{say("noEarlier")}</p>}
      {chosen && (
        <>
          <Select label={say("earlier")} value={place} options={options} onChange={setPlace} />
          <article className={opened} aria-label={say("preview")}>
            <Letter texts={chosen.texts} known={[]} />
          </article>
        </>
      )}
    </ActDialog>
  )
}

export default RestoreText
