import type { Estimate } from "../frame/amount.ts"
import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button, type ButtonTone } from "../ui/button/Button.tsx"
import { IconButton } from "../ui/button/IconButton.tsx"
import { trash, x } from "../ui/icon/icons.ts"
import { checkCheck, download, chevronUp } from "../ui/icon/listIcons.ts"
import type { IconShape } from "../ui/icon/Icon.tsx"
import { Menu } from "../ui/menu/Menu.tsx"
import { usePanelWidth } from "../ui/panel/PanelWidth.ts"
import type { List } from "./List.ts"
import type { Selection } from "./listModel.ts"
import { listWords } from "./words.ts"
import { SelectedRows } from "./SelectedRows.tsx"
import { acts, menuTitle } from "./resourceList.css.ts"
import type { MenuItem } from "../ui/menu/MenuItem.ts"

interface Act {
  readonly id: string
  readonly label: string
  readonly icon: IconShape
  readonly tone?: ButtonTone
  /** Only its icon is needed once there is no room. */
  readonly isPlain?: boolean
  readonly busy?: boolean
  /** Options to choose from before the action runs. */
  readonly choices?: { readonly title: string; readonly items: ReadonlyArray<MenuItem<string>> }
  readonly act: (choice?: string) => void
}

interface Props {
  readonly list: List
  /** The rows found. */
  readonly amount: number | Estimate
  /** True if any row is selected. */
  readonly isChoosing: boolean
  readonly onBulk: ((id: string, chosen: Selection, choice?: string) => void) | undefined
}

/** Returns the actions allowed for the selected rows, in the order of the strip. */
const useActs = ({ list, amount, onBulk }: Props) => {
  const { spec, word, model, bulk, exporting, rights } = list
  const say = useWords("list", listWords)
  const selected = useValue(model.selected)
  const isAll = useValue(model.isAll)
  const page = useValue(model.page).data?.items ?? []
  const isNarrow = usePanelWidth() === "narrow"
  const total = typeof amount === "number" ? amount : amount.about
  const acts: Array<Act> = []
  const isPageChosen = page.every((row) => selected.has(String(spec.key(row))))
  const isMore = !isAll && total > selected.size && (rights.removeMany || rights.act)
  if (isMore && (isPageChosen || isNarrow))
    acts.push({
      id: "all",
      label: say(typeof amount === "number" ? "selectAllFound" : "selectAbout", { count: amount }),
      icon: checkCheck,
      tone: "quiet",
      isPlain: true,
      act: model.selectAll,
    })
  const rows = isAll ? undefined : [...selected].flatMap((key) => model.rowOf(key) ?? [])
  for (const { id, icon, choices, of } of rights.act ? (spec.bulkActions ?? []) : [])
    if (of === undefined || (rows?.length === of && selected.size === of))
      acts.push({
        id,
        label: word(`bulk.${id}`),
        icon,
        ...(choices && { choices: choices(word, rows, isAll ? total : selected.size) }),
        act: (choice) => onBulk?.(id, model.selection(), choice),
      })
  if (rights.exportRows)
    acts.push({
      id: "export",
      label: say("export"),
      icon: download,
      busy: exporting.busy,
      act: () => exporting.run(model.selection()),
    })
  const isFree = (key: string) => {
    const row = model.rowOf(key)
    return row === undefined || spec.remove.locked(word, row) === undefined
  }
  if (rights.removeMany && (isAll || [...selected].some(isFree)))
    acts.push({ id: "remove", label: say("remove"), icon: trash, tone: "quietDanger", act: bulk.request })
  const clear = () => model.select(new Set())
  acts.push({ id: "clear", label: say("clearSelection"), icon: x, tone: "quiet", isPlain: true, act: clear })
  return acts
}

const ActButton = (props: Act & { readonly isWide: boolean }) => {
  const { label, icon, tone = "plain", isPlain, busy, choices, act, isWide } = props
  const onPress = () => act()
  const button = isWide ? (
    <Button
      {...{ tone, busy, onPress }}
      size="small"
      icon={isPlain ? undefined : icon}
      iconEnd={choices && chevronUp}
    >
      {label}
    </Button>
  ) : (
    <IconButton {...{ icon, label, tone, busy, onPress }} size="medium" />
  )
  if (!choices) return button
  return (
    <Menu
      label={choices.title}
      header={<p className={menuTitle}>{choices.title}</p>}
      placement="top start"
      trigger={button}
      items={choices.items}
      onAction={act}
    />
  )
}

const Strip = (props: Props & { readonly isAll: boolean }) => {
  const width = usePanelWidth()
  return (
    <>
      <output>
        {props.isAll ? (
          <strong>{props.list.word("selected", { count: props.amount })}</strong>
        ) : (
          <SelectedRows list={props.list} />
        )}
      </output>
      <span className={acts} data-width={width}>
        {useActs(props).map((act) => (
          <ActButton key={act.id} {...act} isWide={width === "wide"} />
        ))}
      </span>
    </>
  )
}

/** Number of selected rows and their actions; icons only if there is no room. Renders nothing if no row is selected. */
const SelectionStrip = (props: Props) => {
  const isAll = useValue(props.list.model.isAll)
  return props.isChoosing ? <Strip {...props} isAll={isAll} /> : null
}

export default SelectionStrip
