import type { RowOf } from "../../contract/resource/resource.ts"
import { useRef, useState } from "react"
import { contracts } from "../../contract/resources/contracts.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { writtenDay } from "../../frame/written.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { Select } from "../../ui/select/Select.tsx"
import { AboutText } from "./AboutText.tsx"
import { Acceptances } from "./Acceptances.tsx"
import { ContractDocument } from "../../business/contracts/ContractDocument.tsx"
import * as css from "../../business/contracts/contractText.css.ts"
import { useContractWords } from "./words.ts"
import { printDocument } from "../../ui/print/printDocument.ts"
import { storeDay } from "../../contract/resource/datedItems.ts"
import { type TextOfContract, useContractText } from "./useContractText.ts"

interface Props {
  readonly row: RowOf<typeof contracts>
}

const today = "today"

const Shown = ({ row, text }: Props & { readonly text: TextOfContract }) => {
  const say = useContractWords()
  const moment = useMoment(row.owner)
  const { locale } = usePanel()
  const sheet = useRef<HTMLElement>(null)
  const { versions, isIssued, template } = text
  const hasDraft = template !== null && !isIssued
  const [chosen, setChosen] = useState<string>()
  const version =
    chosen === undefined && hasDraft
      ? undefined
      : (versions.find(({ number }) => String(number) === chosen) ?? (hasDraft ? undefined : versions[0]))
  const title = say("contractNumber", { number: row.number })
  const options = [
    ...(hasDraft ? [{ id: today, label: say("today") }] : []),
    ...versions.map(({ number, issuedAt }) => ({
      id: String(number),
      label: say("version", { number, at: moment(issuedAt) }),
    })),
  ]
  return (
    <div className={css.whole}>
      <AboutText text={text} />
      <div className={css.tools}>
        {options.length > 1 ? (
          <Select
            label={say("shown")}
            options={options}
            value={version ? String(version.number) : today}
            onChange={setChosen}
          />
        ) : (
          <span />
        )}
        <Button onPress={() => sheet.current && printDocument(sheet.current, title)}>{say("print")}</Button>
      </div>
      <ContractDocument
        ref={sheet}
        title={title}
        about={
          version
            ? say("versionOf", { number: version.number, at: moment(version.issuedAt) })
            : say("draftOf", { day: writtenDay(locale, storeDay(row.owner)) })
        }
        blocks={version?.blocks ?? text.blocks}
        note={version && say("fingerprint", { hash: version.hash })}
      />
      {version && <Acceptances requests={version.requests} store={row.owner} />}
    </div>
  )
}

/** A contract in words: what would be sent today, and every version that was. */
const ContractText = ({ row }: Props) => {
  const say = useContractWords()
  const { remote, reload } = useContractText(row)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("textFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  if (!remote.data.template && remote.data.versions.length === 0) {
    const text = say(row.status === contracts.status?.first ? "noTemplateText" : "noTemplateSent")
    return <EmptyState icon={file} title={say("noTemplate")} text={text} />
  }
  return <Shown row={row} text={remote.data} />
}

export default ContractText
