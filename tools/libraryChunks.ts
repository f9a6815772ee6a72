import { resolve } from "node:path"

/** Rollup's knowledge of a module. */
interface Module {
  readonly isExternal: boolean
  readonly importedIds: ReadonlyArray<string>
}
type InfoOf = (id: string) => Module | null

interface Group {
  readonly name: string
  /** Modules it begins with; it takes all that these import and no earlier group has. */
  readonly begins: ReadonlyArray<string>
  /** Panels of which any two share what it takes as well. */
  readonly panels?: ReadonlyArray<string>
  /** True of what is fetched: a module that a panel imports stays with the panels. */
  readonly isFetched?: true
}

/**
 * Files of the library that hold many modules, so that a page asks for few. A group has no module that an earlier one
 * needs, so files never import each other in a circle, and a bundler makes one script of each.
 */
const groups: ReadonlyArray<Group> = [
  { name: "sheets", begins: ["ui/root/sheets.ts"] },
  {
    name: "core",
    begins: ["api/client.ts", "frame/PanelProvider.tsx", "frame/PanelGate.tsx"],
    panels: ["login", "register", "forgotPassword"],
  },
  {
    name: "controls",
    begins: [
      "ui/check/RadioGroup.tsx",
      "ui/dialog/ConfirmDialog.tsx",
      "ui/dialog/DialogError.tsx",
      "ui/menu/Menu.tsx",
      "ui/panel/Panel.tsx",
      "ui/popover/Popover.tsx",
    ],
  },
  {
    name: "list",
    begins: ["resource/described/DescribedList.tsx", "resource/described/KindCell.tsx"],
    panels: [
      "applications",
      "companyDeliveries",
      "deliveryPeople",
      "looseDeliveries",
      "resource",
      "roles",
      "users",
    ],
  },
  {
    name: "overlays",
    begins: [
      "frame/unsaved/UnsavedNotice.tsx",
      "ui/dialog/ModalBox.tsx",
      "ui/menu/MenuPopover.tsx",
      "ui/popover/PopoverSurface.tsx",
      "ui/tooltip/TooltipSurface.tsx",
    ],
    isFetched: true,
  },
  {
    name: "listTools",
    begins: [
      "resource/InputFilter.tsx",
      "resource/RemovalDialogs.tsx",
      "resource/SelectionStrip.tsx",
      "resource/views/SavedViews.tsx",
    ],
    isFetched: true,
  },
  {
    name: "record",
    begins: [
      "resource/FiltersForm.tsx",
      "resource/InputField.tsx",
      "resource/described/RecordDialog.tsx",
      "resource/described/RecordPage.tsx",
    ],
    isFetched: true,
  },
]

const inSource = (file: string) => resolve("src", file)
const entryOf = (panel: string) => inSource(`panels/${panel}/index.ts`)
const isOfPanel = (id: string) => /[\\/]src[\\/]panels[\\/]/.test(id)

/** The modules that these import, themselves included. */
const closureOf = (begins: ReadonlyArray<string>, infoOf: InfoOf): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (id: string) => {
    const module = infoOf(id)
    if (!module || module.isExternal || found.has(id)) return
    found.add(id)
    for (const imported of module.importedIds) add(imported)
  }
  for (const id of begins) add(id)
  return found
}

const sharedBy = (panels: ReadonlyArray<string>, infoOf: InfoOf): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const panel of panels)
    for (const id of closureOf([entryOf(panel)], infoOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []))
}

const groupsOf = (entries: ReadonlyArray<string>, infoOf: InfoOf): ReadonlyMap<string, string> => {
  const groupOf = new Map<string, string>()
  const atOnce = closureOf(entries.map(inSource), infoOf)
  for (const { name, begins, panels = [], isFetched } of groups)
    for (const id of [...closureOf(begins.map(inSource), infoOf), ...sharedBy(panels, infoOf)])
      if (!groupOf.has(id) && !isOfPanel(id) && !(isFetched && atOnce.has(id))) groupOf.set(id, name)
  return groupOf
}

/** Finds the group of a module; none for one that rollup places itself. `entries` are files in `src`. */
export const libraryChunks = (entries: ReadonlyArray<string>) => {
  let groupOf: ReadonlyMap<string, string> | undefined
  return (id: string, { getModuleInfo }: { readonly getModuleInfo: InfoOf }): string | undefined =>
    (groupOf ??= groupsOf(entries, getModuleInfo)).get(id)
}
