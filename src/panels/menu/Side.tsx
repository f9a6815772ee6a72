import { useMemo, useRef } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { Button } from "../../ui/button/Button.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { type Attention, asksFor, attentions } from "./attention.ts"
import { rowKey } from "./menuChange.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { Grip } from "./order/Grip.tsx"
import type { DropSide } from "../../ui/table/rowDrag.ts"
import { useReorder } from "./order/useReorder.ts"
import { categoryTree, countsByCategory, type MenuView } from "./shownItems.ts"
import * as css from "./side.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly view: MenuView
  readonly now: number
  readonly onView: (next: Partial<MenuView>) => void
  readonly onAdd: () => void
}

interface EntryProps {
  /** The row's `rowKey`, where it can be put in order. */
  readonly row?: string
  readonly onDrop?: ((row: string, over: string, side: DropSide) => void) | undefined
  readonly label: string
  readonly count: number
  readonly isCurrent: boolean
  readonly depth?: number
  readonly tone?: "warning"
  readonly onPress: () => void
}

const Entry = ({ row, onDrop, label, count, isCurrent, depth = 0, tone, onPress }: EntryProps) => (
  <li className={css.item} data-key={row}>
    {row !== undefined && onDrop && <Grip {...{ row, onDrop }} />}
    <button
      type="button"
      className={css.entry}
      aria-pressed={isCurrent}
      data-depth={depth || undefined}
      onClick={onPress}
    >
      {tone && <i className={css.mark} aria-hidden="true" />}
      <span className={css.label}>{label}</span>
      <span className={css.count}>{count}</span>
    </button>
  </li>
)

const useCounts = (data: MenuData, now: number) =>
  useMemo(
    () => ({
      of: Object.fromEntries(
        attentions.map((kind) => [kind, data.items.filter((item) => asksFor(data, item, kind, now)).length]),
      ) as Readonly<Record<Attention, number>>,
      in: countsByCategory(data),
    }),
    [data, now],
  )

/** Categories of the menu and what needs attention, each with how many items it has. */
export const Side = ({ data, view, now, onView, onAdd }: Props) => {
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  const counts = useCounts(data, now)
  const tree = categoryTree(data)
  const kinds = attentions.filter((kind) => counts.of[kind] > 0 || view.attention === kind)
  const isAll = view.category === undefined && view.attention === undefined
  const all = { category: undefined, attention: undefined }
  const list = useRef<HTMLUListElement>(null)
  const { onKeyDown, drop, news } = useReorder(list, data.categories)
  return (
    <nav className={css.side} aria-label={say("categories")}>
      <ul className={css.list}>
        <Entry
          label={say("allItems")}
          count={data.items.length}
          isCurrent={isAll}
          onPress={() => onView(all)}
        />
      </ul>
      {kinds.length > 0 && <h2 className={css.title}>{say("attention")}</h2>}
      <ul className={css.list}>
        {kinds.map((kind) => (
          <Entry
            key={kind}
            label={say(kind)}
            count={counts.of[kind]}
            isCurrent={view.attention === kind}
            tone="warning"
            onPress={() => onView({ ...all, attention: view.attention === kind ? undefined : kind })}
          />
        ))}
      </ul>
      <h2 className={css.title}>{say("categories")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside */}
      <ul ref={list} className={css.list} onKeyDown={onKeyDown}>
        {tree.map(({ category, depth }) => (
          <Entry
            key={idKey(category._id)}
            row={rowKey("categories", category._id)}
            onDrop={mayEdit ? drop : undefined}
            label={category.name}
            count={counts.in.get(idKey(category._id)) ?? 0}
            depth={depth}
            isCurrent={sameId(view.category, category._id)}
            onPress={() =>
              onView({ ...all, category: sameId(view.category, category._id) ? undefined : category._id })
            }
          />
        ))}
      </ul>
      <output className={visuallyHidden}>{news}</output>
      {mayEdit && (
        <Button tone="quiet" icon={plus} onPress={onAdd}>
          {say("addCategory")}
        </Button>
      )}
    </nav>
  )
}
