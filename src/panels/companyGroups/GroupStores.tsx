import type { companyGroups } from "../../contract/resources/companyGroups.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import type { OpeningChange } from "../../business/changeOpening.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleAlert, lock } from "../../ui/icon/icons.ts"
import { Select } from "../../ui/select/Select.tsx"
import { ChangeStores } from "../../business/stores/ChangeStores.tsx"
import { copyAllHours, openOrClose } from "./storeActions.ts"
import { useGroupWords } from "./words.ts"

interface StoresProps {
  readonly group: RowOf<typeof companyGroups>
  readonly stores: ReadonlyArray<Reference>
}

/** One store's hours for the others. */
const Hours = ({ group, stores }: StoresProps) => {
  const say = useGroupWords()
  const [id, setId] = useState<string>()
  const source = stores.find(({ _id }) => String(_id) === id)
  const otherStores = source ? stores.filter((store) => store !== source) : []
  return (
    <EditorPart title={say("hours")} text={say("hoursAbout")}>
      <Select
        label={say("source")}
        placeholder={say("choose")}
        options={stores.map(({ _id, label }) => ({ id: String(_id), label: label || `#${_id}` }))}
        value={id}
        onChange={setId}
      />
      <ChangeStores
        stores={otherStores}
        action={{ panel: "companyGroups", type: "copyHours" }}
        detail={{ id: group._id, from: source?._id }}
        act={(api, store) => (source ? copyAllHours(api, source, store) : copyAllHours(api, store, store))}
        words={{
          act: say("copy", { count: otherStores.length }),
          ask: say("copyAsk"),
          busy: say("copying"),
        }}
      />
    </EditorPart>
  )
}

const labels = { close: "close", open: "open", hours: "byHours" } as const
const questions = { close: "closeAsk", open: "openAsk", hours: "hoursAsk" } as const

/** All of them open, closed, or by their hours again. */
const Opening = ({ group, stores }: StoresProps) => {
  const say = useGroupWords()
  const [opening, setWanted] = useState<OpeningChange>("close")
  return (
    <EditorPart title={say("opening")} text={say("openingAbout")}>
      <Select
        label={say("wanted")}
        options={(["close", "open", "hours"] as const).map((one) => ({ id: one, label: say(labels[one]) }))}
        value={opening}
        onChange={setWanted}
      />
      <ChangeStores
        stores={stores}
        action={{ panel: "companyGroups", type: "changeOpening" }}
        detail={{ id: group._id, wanted: opening }}
        act={(api, store) => openOrClose(api, store, opening)}
        words={{
          act: say("change", { count: stores.length }),
          ask: say(questions[opening]),
          busy: say("changing"),
        }}
      />
    </EditorPart>
  )
}

interface Props {
  readonly row: RowOf<typeof companyGroups>
  readonly isReadOnly: boolean
}

/** Actions on every store of a saved group; each store's result is reported separately. */
const GroupStores = ({ row, isReadOnly }: Props) => {
  const say = useGroupWords()
  const stores = row.companies
  if (isReadOnly) return <EmptyState icon={lock} title={say("mayNot")} />
  if (stores.length === 0) return <EmptyState icon={circleAlert} title={say("none")} text={say("noneText")} />
  return (
    <>
      <Hours group={row} stores={stores} />
      <Opening group={row} stores={stores} />
    </>
  )
}

export default GroupStores
