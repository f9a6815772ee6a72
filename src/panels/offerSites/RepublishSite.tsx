import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { offerSites } from "../../contract/resources/offerSites.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { writtenMoment } from "../../frame/written.ts"
import { readableValue, fieldLabel } from "../../resource/described/readableValue.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { Select } from "../../ui/select/Select.tsx"
import { differing, editionFields } from "./editionOf.ts"
import { EditionTable } from "./EditionTable.tsx"
import { useSiteWords } from "./words.ts"
import { useEditions } from "./useEditions.ts"
import { factsText } from "../../contract/isolateText.ts"

interface Props {
  readonly row: RowOf<typeof offerSites>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Publishes an edition again that a site had, after showing what that changes. */
const RepublishSite = ({ row, onChanged, onDone }: Props) => {
  const say = useSiteWords()
  const { locale } = usePanel()
  const explain = useExplain()
  const reader = useReader(offerSites)
  const [place, setPlace] = useState("0")
  const leave = () => {
    onChanged()
    onDone()
  }
  const { remote, reload, busy, error, republish } = useEditions(row, leave)
  const problem = failure(remote)
  const { editions = [], now = {} } = remote.data ?? {}
  const chosen = editions[Number(place)]
  const options = editions.map(({ until, changedBy }, at) => ({
    id: String(at),
    label: factsText([say("until", { moment: writtenMoment(locale, until) }), changedBy]),
  }))
  const notice = () => {
    if (error === undefined) return undefined
    if (error._tag === "StaleRecord") return say("stale")
    return error._tag === "BadRequest" || error._tag === "UnknownReference"
      ? say("unfit")
      : explain(error as ApiError)
  }
  const rows =
    chosen === undefined
      ? []
      : differing(now, chosen).flatMap(([name]) => {
          const field = editionFields[name]
          const text = (value: unknown) => (field ? readableValue(reader, name, field, value) : "")
          return [
            {
              name,
              label: fieldLabel(reader, name),
              now: text(now[name]),
              inEdition: text(chosen.values[name]),
            },
          ]
        })
  return (
    <ActDialog
      width="role"
      title={say("editions")}
      cancelLabel={say("cancel")}
      label={say(busy ? "republishing" : "republish")}
      isBusy={busy}
      error={notice()}
      isDisabled={chosen === undefined}
      onCancel={onDone}
      onPress={() => chosen && republish(chosen)}
    >
      {problem && <LoadFailure title={say("editionsFailed")} error={problem} onRetry={reload} />}
      {remote._tag === "Loading" && <EditorWait />}
      {remote.data && editions.length === 0 && <p>{say("noEdition")}</p>}
      {chosen && (
        <div className={stack}>
          <Select label={say("edition")} value={place} options={options} onChange={setPlace} />
          <EditionTable {...{ rows }} />
        </div>
      )}
    </ActDialog>
  )
}

export default RepublishSite
