import { Fragment } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import type { DiffLine, DiffPrice } from "../../../contract/menu/versions/menuDiff.ts"
import type { MenuDiff } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { grouped } from "../../../contract/wire/grouped.ts"
import { idKey, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { lineNote } from "./lineNote.ts"
import * as css from "./versions.css.ts"
import { useVersionWords } from "./words.ts"

interface Props {
  readonly diff: MenuDiff
  /** The store by whose clock moments are told; the one that is viewed unless told. */
  readonly store?: MenuStore | undefined
  /** Takes one difference back; none where they are of the past. */
  readonly onUndo?: ((ops: ReadonlyArray<MenuOp>) => void) | undefined
}

/** An item's price in one menu: the old one struck over the new one. */
const Price = ({ price }: { readonly price: DiffPrice | undefined }) => {
  const say = useVersionWords()
  const money = useMoney()
  if (!price) return null
  const { before, after } = price
  if (before === undefined && after === undefined) return <span className={css.note}>–</span>
  if (before === after && after !== undefined)
    return <span className={css.note}>{say("stays", { price: money(after) })}</span>
  return (
    <>
      {before === undefined ? (
        <span className={css.note}>{say("isNew")}</span>
      ) : (
        <s className={css.before}>{money(before)}</s>
      )}
      <span className={css.after}>{after === undefined ? say("leaves") : money(after)}</span>
    </>
  )
}

const keyOf = ({ kind, list, of, _id }: DiffLine) => `${kind} ${of ?? list} ${idKey(_id)}`

const Line = ({
  line,
  menus,
  store,
  onUndo,
}: Omit<Props, "diff"> & {
  readonly line: MenuDiff["lines"][number]
  readonly menus: MenuDiff["menus"]
}) => {
  const say = useVersionWords()
  const { locale } = usePanel()
  const moment = useMoment(store)
  const { undo } = line
  const name = line.name || say("orderedCategories")
  const author = [line.by, line.at && moment(line.at)].filter(Boolean).join(", ")
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>{name}</span>
        <br />
        <span className={css.note}>
          {[...(author ? [author] : []), lineNote(say, locale, line)].join(" · ")}
        </span>
      </th>
      {menus.map(({ _id }) => (
        <td key={idKey(_id)} data-number>
          <Price price={line.prices?.find(({ menu }) => sameId(menu, _id))} />
        </td>
      ))}
      {onUndo && (
        <td data-number>
          {undo && (
            <IconButton
              size="small"
              icon={rotateCcw}
              label={say("undo", { name })}
              onPress={() => onUndo(undo)}
            />
          )}
        </td>
      )}
    </tr>
  )
}

/** Differences between two states of a menu by kind, with the prices of each menu. */
export const DiffTable = ({ diff, store, onUndo }: Props) => {
  const say = useVersionWords()
  const { menus, lines, total } = diff
  if (total === 0) return <EmptyState title={say("nothing")} text={say("nothingText")} />
  const columns = 1 + menus.length + (onUndo ? 1 : 0)
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say("change")}</th>
            {menus.map(({ _id, name }) => (
              <th key={idKey(_id)} scope="col" data-number>
                {name}
              </th>
            ))}
            {onUndo && (
              <th scope="col">
                <span className={visuallyHidden}>{say("undoColumn")}</span>
              </th>
            )}
          </tr>
        </thead>
        {[...grouped(lines, ({ kind }) => kind)].map(([kind, own]) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={columns}>
                {say(kind)} · {own.length}
              </th>
            </tr>
            {own.map((line) => (
              <Fragment key={keyOf(line)}>
                <Line {...{ line, menus, store, onUndo }} />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
      {total > lines.length && <p className={css.note}>{say("more", { count: total - lines.length })}</p>}
    </>
  )
}
