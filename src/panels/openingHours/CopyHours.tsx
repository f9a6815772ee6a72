import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import type { Reference } from "../../contract/resource/field.ts"
import { openingHours } from "../../contract/resources/openingHours.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { lock } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { ChangeStores } from "../../business/stores/ChangeStores.tsx"
import { StoresField } from "../../business/stores/StoresField.tsx"
import { copyHours } from "../../business/stores/hoursOfStore.ts"
import { useHoursWords } from "./words.ts"

interface Props {
  readonly row: RowOf<typeof openingHours>
  readonly isReadOnly: boolean
}

/** Copies a store's saved hours to other stores; each is told whether it took them. */
const CopyHours = ({ row, isReadOnly }: Props) => {
  const say = useHoursWords()
  const [chosen, setChosen] = useState<ReadonlyArray<Reference>>([])
  const stores = chosen.filter(({ _id }) => _id !== row.owner?._id)
  const count = stores.length
  if (isReadOnly) return <EmptyState icon={lock} title={say("mayNotCopy")} />
  return (
    <>
      <div className={wide}>
        <Notice tone="info">{say("copyAbout")}</Notice>
      </div>
      <div className={wide}>
        <StoresField resource={openingHours} value={stores} onChange={setChosen} />
      </div>
      <ChangeStores
        stores={stores}
        action={{ panel: "openingHours", type: "copyHours" }}
        detail={{ id: row._id }}
        act={(api, store) => copyHours(api, row, store)}
        words={{
          act: say("copy", { count }),
          ask: say("copyAsk", { count }),
          busy: say("copying"),
        }}
      />
    </>
  )
}

export default CopyHours
