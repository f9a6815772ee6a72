import { useMemo, useState } from "react"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import { PanelTools } from "../../ui/panel/PanelTools.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { code as codeStyle, muted, strong } from "../../ui/theme/text.css.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { name } from "./AccessPanel.css.ts"
import { accessWords } from "./words.ts"
import { explain } from "./explain.ts"
import { permissionTargets } from "../../business/permissions/permissionTargets.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"
import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"

interface Props {
  readonly facts: AccessFacts
  readonly screens: ReadonlyArray<AccessTarget>
  readonly openPermission: string
}

interface Explained extends AccessTarget {
  readonly isAllowed: boolean
  readonly why: string
}

/** Screens or permissions, each with its answer and the reason. */
export const AccessTable = ({ facts, screens, openPermission }: Props) => {
  const { locale } = usePanel()
  const say = useWords("access", accessWords)
  const moment = useMoment()
  const [kind, setKind] = useState<"screens" | "permissions">(screens.length > 0 ? "screens" : "permissions")
  const [search, setSearch] = useState(openPermission)
  const rows = useMemo(() => {
    const finds = textFinder(search)
    const targets = kind === "screens" ? screens : permissionTargets(locale)
    return targets
      .filter(({ label, code }) => finds(`${label} ${code}`))
      .map((target): Explained => ({ ...target, ...explain(say, moment, facts, target.access) }))
  }, [facts, kind, locale, moment, say, screens, search])
  const columns = useMemo(
    () => [
      {
        id: "what",
        label: say("column.what"),
        area: "lead" as const,
        render: ({ label, code }: Explained) => (
          <span className={name}>
            <span className={strong}>{label}</span>
            <span className={codeStyle}>{code}</span>
          </span>
        ),
      },
      {
        id: "answer",
        label: say("column.answer"),
        width: 128,
        area: "tags" as const,
        render: ({ isAllowed }: Explained) => (
          <Status tone={isAllowed ? "success" : "danger"}>{say(isAllowed ? "allowed" : "denied")}</Status>
        ),
      },
      {
        id: "why",
        label: say("column.why"),
        area: "second" as const,
        render: ({ why }: Explained) => <span className={muted}>{why}</span>,
      },
    ],
    [say],
  )
  return (
    <>
      <PanelTools>
        {screens.length > 0 && (
          <SegmentedControl
            label={say("kind")}
            options={[
              { id: "screens", label: say("screens") },
              { id: "permissions", label: say("permissions") },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        <SearchField
          label={say("search")}
          placeholder={say("search")}
          clearLabel={say("clearSearch")}
          value={search}
          onChange={setSearch}
        />
      </PanelTools>
      <PanelBody>
        <DataTable
          label={say("title")}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ label }) => label}
        />
        {rows.length === 0 && <EmptyState icon={searchX} title={say("nothing", { search: search.trim() })} />}
      </PanelBody>
    </>
  )
}
