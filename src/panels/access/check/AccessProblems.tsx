import { useMemo, useState } from "react"
import { permissionsIn } from "../../../contract/access/access.ts"
import {
  type AccessFinding,
  accessLint,
  type AccessProblem,
  accessProblems,
  lintedLists,
} from "../../../contract/access/accessLint.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { circleCheck } from "../../../ui/icon/icons.ts"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { code, muted, strong } from "../../../ui/theme/text.css.ts"
import { name as nameStyle, tools } from "../AccessPanel.css.ts"
import { checkWords } from "./words.ts"
import type { AccessTarget } from "../../../business/permissions/AccessTarget.ts"

interface Props {
  readonly screens: ReadonlyArray<AccessTarget>
}

type KnownFinding = AccessFinding & {
  readonly problem: AccessProblem
  readonly list: (typeof lintedLists)[number]
}

/** A newer server may find what this panel has no words for. */
const isKnown = (finding: AccessFinding): finding is KnownFinding =>
  accessProblems.some((one) => one === finding.problem) && lintedLists.some((one) => one === finding.list)

/** A select has no empty value. */
const everyProblem = "all"

const useColumns = () => {
  const say = useWords("accessCheck", checkWords)
  return [
    {
      id: "name",
      label: say("column.name"),
      area: "lead" as const,
      render: ({ list, name }: KnownFinding) => (
        <span className={nameStyle}>
          <span className={list === "screens" || list === "aclRoutes" ? code : strong}>{name}</span>
          <span className={muted}>{say(`list.${list}`)}</span>
        </span>
      ),
    },
    {
      id: "problem",
      label: say("problem"),
      area: "second" as const,
      render: ({ problem }: KnownFinding) => say(`about.${problem}`),
    },
    {
      id: "details",
      label: say("column.details"),
      area: "second" as const,
      render: ({ details }: KnownFinding) => <span className={code}>{details.join(", ")}</span>,
    },
  ]
}

const Found = ({ findings }: { readonly findings: ReadonlyArray<KnownFinding> }) => {
  const say = useWords("accessCheck", checkWords)
  const columns = useColumns()
  const [problem, setProblem] = useState<AccessProblem | typeof everyProblem>(everyProblem)
  const kinds = [...new Set(findings.map((one) => one.problem))]
  const countOf = (kind: AccessProblem) => findings.filter((one) => one.problem === kind).length
  const shown = findings.filter((one) => problem === everyProblem || one.problem === problem)
  return (
    <>
      <div className={tools}>
        <Select
          label={say("problem")}
          hideLabel
          options={[
            { id: everyProblem, label: say("all", { count: findings.length }) },
            ...kinds.map((id) => ({ id, label: `${say(`kind.${id}`)} (${countOf(id)})` })),
          ]}
          value={problem}
          onChange={setProblem}
        />
      </div>
      <PanelBody>
        <DataTable
          label={say("problems")}
          columns={columns}
          rows={shown.map((finding, at) => ({ ...finding, at }))}
          rowKey={({ at }) => String(at)}
          rowLabel={({ name }) => name}
        />
      </PanelBody>
    </>
  )
}

/** Access problems the server finds for the screens of this app. */
export const AccessProblems = ({ screens }: Props) => {
  const { api } = usePanel().client
  const say = useWords("accessCheck", checkWords)
  const load = useMemo(() => {
    const requiredAccess = screens.map(({ code: path, access }) => ({
      path,
      permissions: [...permissionsIn(access)],
    }))
    return api.call(accessLint.find, { body: { screens: requiredAccess } })
  }, [api, screens])
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("lintFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const findings = remote.data.filter(isKnown)
  if (findings.length === 0)
    return <EmptyState icon={circleCheck} title={say("none")} text={say("noneText")} />
  return <Found findings={findings} />
}
