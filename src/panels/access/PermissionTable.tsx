import { useMemo, useState } from "react"
import { useWords } from "../../frame/useWords.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { chevronDown, chevronRight, copy, info } from "../../ui/icon/icons.ts"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { treeRow } from "../../ui/table/treeRow.ts"
import { code as codeStyle, strong } from "../../ui/theme/text.css.ts"
import * as css from "./AccessPanel.css.ts"
import { catalogWords } from "./catalogWords.ts"
import type { CatalogRow } from "./catalogRows.ts"
import { PermissionUses } from "./PermissionUses.tsx"

interface Props {
  readonly rows: ReadonlyArray<CatalogRow>
}

const keyOf = ({ name }: CatalogRow) => name

const useCopy = () => {
  const say = useWords("permissions", catalogWords)
  const showSnackbar = useSnackbar()
  return (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => showSnackbar(say("copied")),
      () => showSnackbar(say("copyFailed")),
    )
  }
}

const useColumns = (
  closed: ReadonlySet<string>,
  toggle: (name: string) => void,
): ReadonlyArray<Column<CatalogRow>> => {
  const say = useWords("permissions", catalogWords)
  const copyName = useCopy()
  const heading = ({ name, title, level, children, isMisspelled }: CatalogRow) => {
    if (level === 2)
      return (
        <span className={css.child}>
          {title} {isMisspelled && <Chip tone="warning">{say("misspelled")}</Chip>}
        </span>
      )
    const isOpen = !closed.has(name)
    if (children.length === 0) return <span className={strong}>{title}</span>
    return (
      <button
        type="button"
        tabIndex={-1}
        className={css.parent}
        aria-label={say(isOpen ? "collapse" : "expand", { name: title })}
        onClick={() => toggle(name)}
      >
        <Icon shape={isOpen ? chevronDown : chevronRight} />
        <span className={strong}>{title}</span>
      </button>
    )
  }
  return [
    { id: "title", label: say("column.title"), area: "lead", render: heading },
    {
      id: "name",
      label: say("column.name"),
      area: "second",
      render: ({ name, level }) =>
        level === 2 && (
          <span className={css.code}>
            <span className={codeStyle}>{name}</span>
            <IconButton
              icon={copy}
              size="small"
              label={say("copy", { name })}
              onPress={() => copyName(name)}
            />
          </span>
        ),
    },
    {
      id: "module",
      label: say("column.module"),
      area: "hidden",
      render: ({ module, level }) => level === 2 && module,
    },
    {
      id: "roles",
      label: say("column.roles"),
      align: "end",
      area: "second",
      isNamed: true,
      render: ({ use }) => use?.roles,
    },
    {
      id: "groups",
      label: say("column.groups"),
      align: "end",
      area: "hidden",
      render: ({ use }) => use?.groups,
    },
    {
      id: "routes",
      label: say("column.routes"),
      align: "end",
      area: "second",
      isNamed: true,
      render: ({ screens, level }) => (level === 2 ? screens.length : undefined),
    },
  ]
}

/** The permissions under their parents; a parent opens and closes, a permission says where it is used. */
export const PermissionTable = ({ rows }: Props) => {
  const say = useWords("permissions", catalogWords)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [openedRow, setOpenedRow] = useState<CatalogRow>()
  const toggle = (name: string) =>
    setClosed((former) => {
      const next = new Set(former)
      if (!next.delete(name)) next.add(name)
      return next
    })
  const shown = useMemo(
    () => rows.flatMap((parent) => [parent, ...(closed.has(parent.name) ? [] : parent.children)]),
    [rows, closed],
  )
  const open = (row: CatalogRow) => (row.level === 2 ? setOpenedRow(row) : toggle(row.name))
  const rowProps = (row: CatalogRow) => {
    const parent = rows.find(({ name, children }) => name === row.name || children.includes(row))
    const siblings = parent === row || parent === undefined ? rows : parent.children
    const place = {
      level: row.level,
      position: siblings.indexOf(row) + 1,
      siblingCount: siblings.length,
      parentKey: row.level === 2 ? parent?.name : undefined,
      isExpanded: row.children.length > 0 ? !closed.has(row.name) : undefined,
    }
    return treeRow(place, () => toggle(row.name))
  }
  return (
    <>
      <DataTable
        label={say("title")}
        columns={useColumns(closed, toggle)}
        rows={shown}
        rowKey={keyOf}
        rowLabel={({ title }) => title}
        rowProps={rowProps}
        onRowOpen={open}
        actionsLabel={say("column.routes")}
        actions={(row) =>
          row.level === 2 && (
            <IconButton
              icon={info}
              size="small"
              label={say("uses", { name: row.title })}
              onPress={() => setOpenedRow(row)}
            />
          )
        }
      />
      {openedRow && <PermissionUses row={openedRow} onClose={() => setOpenedRow(undefined)} />}
    </>
  )
}
