import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import { permissionCatalog } from "../../contract/access/permissionCatalog.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useWords } from "../../frame/useWords.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { Panel } from "../../ui/panel/Panel.tsx"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { type CatalogFilter, catalogRows, foundRows } from "./catalogRows.ts"
import { tools } from "./AccessPanel.css.ts"
import { catalogWords } from "./catalogWords.ts"
import { PermissionTable } from "./PermissionTable.tsx"
import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"

interface Props {
  readonly screens: ReadonlyArray<AccessTarget>
}

const everything: CatalogFilter = { search: "", module: "", level: "all", isUnused: false }
const levels = ["all", "parents", "children"] as const
/** A select has no empty value. */
const anyModule = "all"

/** Returns the holders of each permission; undefined if the server does not count them. */
const useUses = () => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      Effect.flatMap(api.offers(permissions.usage), (isOffered) =>
        isOffered ? api.call(permissions.usage) : Effect.succeed(undefined),
      ),
    [api],
  )
  return useRemote(load)
}

interface CatalogFiltersProps {
  readonly filter: CatalogFilter
  readonly onChange: (change: Partial<CatalogFilter>) => void
}

const CatalogFilters = ({ filter: { search, module, level, isUnused }, onChange }: CatalogFiltersProps) => {
  const { locale } = usePanel()
  const say = useWords("permissions", catalogWords)
  return (
    <div className={tools}>
      <SegmentedControl
        label={say("level")}
        options={levels.map((id) => ({ id, label: say(`level.${id}`) }))}
        value={level}
        onChange={(next) => onChange({ level: next })}
      />
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        clearLabel={say("clearSearch")}
        value={search}
        onChange={(next) => onChange({ search: next })}
      />
      <Select
        label={say("module")}
        hideLabel
        options={[
          { id: anyModule, label: say("allModules") },
          ...permissionCatalog.map(({ name, title }) => ({ id: name, label: title[locale] })),
        ]}
        value={module || anyModule}
        onChange={(next) => onChange({ module: next === anyModule ? "" : next })}
      />
      <Checkbox
        label={say("unused")}
        isSelected={isUnused}
        onChange={(next) => onChange({ isUnused: next })}
      />
    </div>
  )
}

/** Every permission there is, what it opens and who holds it (specification, section 6). */
const PermissionCatalog = ({ screens }: Props) => {
  const { locale } = usePanel()
  const say = useWords("permissions", catalogWords)
  const { remote, reload } = useUses()
  const [filter, setFilter] = useState(everything)
  const uses = useMemo(() => remote.data && new Map(remote.data.map((one) => [one.name, one])), [remote])
  const rows = useMemo(() => catalogRows({ locale, screens, uses }), [locale, screens, uses])
  const found = useMemo(() => foundRows(rows, filter), [rows, filter])
  const error = failure(remote)
  return (
    <Panel label={say("title")}>
      <CatalogFilters
        filter={filter}
        onChange={(change) => setFilter((former) => ({ ...former, ...change }))}
      />
      {error && <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />}
      <PanelBody>
        {found.length === 0 ? (
          <EmptyState icon={searchX} title={say("nothing")} />
        ) : (
          <PermissionTable rows={found} />
        )}
      </PanelBody>
    </Panel>
  )
}

export default PermissionCatalog
