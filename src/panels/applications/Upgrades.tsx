import { useMemo } from "react"
import type { Application } from "../../contract/applications/application.ts"
import { applicationAdmin } from "../../contract/applications/applicationAdmin.ts"
import { type ApplicationRow, applicationRecords } from "../../contract/applications/applicationRecords.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { useReader } from "../../resource/described/useReader.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { rowOf } from "./applicationCalls.ts"
import { useApplicationWords } from "./words.ts"
import { UpgradeMark } from "./cells.tsx"
import * as css from "./domains/domainChecks.css.ts"

const Line = ({ application }: { readonly application: Application }) => {
  const { word } = useReader(applicationRecords)
  return (
    <li className={css.line}>
      <strong className={css.domain}>{application.name}</strong>
      {application.upgrade && application.upgrade !== "NONE" ? (
        <UpgradeMark row={rowOf(application)} />
      ) : (
        word("filter.upgrade.NONE")
      )}
    </li>
  )
}

interface Props {
  readonly row: ApplicationRow
  readonly onDone: () => void
}

type LoadUpgrades = Parameters<typeof useRemote<ReadonlyArray<Application>>>[0]

const useUpgrades = ({ row: { typeApp, state } }: Props) => {
  const { api } = usePanel().client
  const load = useMemo(() => {
    const query = { typeApp, status: state } as { readonly typeApp: "OFFERS"; readonly status: "DRAFT" }
    return api.call(applicationAdmin.upgrades, { query }) as LoadUpgrades
  }, [api, typeApp, state])
  return useRemote(load)
}

/** Upgrade progress of all applications of one type and status (section 7). */
const Upgrades = (props: Props) => {
  const say = useApplicationWords()
  const { word } = useReader(applicationRecords)
  const { remote, reload } = useUpgrades(props)
  const problem = failure(remote)
  const { typeApp, state } = props.row
  const choiceName = (field: string, value: string | null | undefined) =>
    word(`filter.${field}.${value ?? ""}` as "filter.state.DRAFT")
  const rows = remote.data
  return (
    <Dialog
      isOpen
      width="list"
      title={say("upgradesTitle", {
        type: choiceName("typeApp", typeApp),
        state: choiceName("state", state),
      })}
      closeLabel={say("close")}
      onClose={props.onDone}
      footer={<Button onPress={props.onDone}>{say("close")}</Button>}
    >
      {problem ? <LoadFailure title={say("upgradesFailed")} error={problem} onRetry={reload} /> : null}
      {!problem && !rows ? <EditorWait /> : null}
      {rows?.length === 0 ? <EmptyState title={say("upgradesNone")} /> : null}
      {rows && rows.length > 0 ? (
        <ul className={css.lines}>
          {rows.map((one) => (
            <Line key={idKey(one._id)} application={one} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

export default Upgrades
