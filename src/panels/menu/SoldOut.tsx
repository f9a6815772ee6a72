import { type ReactNode, Suspense, useMemo, useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { stopOps } from "../../contract/menu/stopOps.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { SideSheet } from "../../ui/dialog/SideSheet.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { rotateCcw, x } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import * as css from "./sheet.css.ts"
import { backAt, type Stoppable, stoppables, targetOf } from "./stoppable.ts"
import { useMenuWords } from "./words.ts"

const StopDialog = lazily(() => import("./StopDialog.tsx"))

interface Props {
  readonly data: MenuData
  readonly now: number
  readonly onClose: () => void
}

interface ListProps {
  readonly title: string
  readonly rows: ReadonlyArray<Stoppable>
  readonly noteOf: (row: Stoppable) => string
  readonly button: (row: Stoppable) => ReactNode
}

const List = ({ title, rows, noteOf, button }: ListProps) =>
  rows.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className={css.muted}>{title}</h3>
      <ul className={css.reasons}>
        {rows.map((one) => (
          <li key={`${one.list} ${idKey(one.row._id)}`} className={css.reason}>
            <span>
              {one.row.name} <span className={css.muted}>{noteOf(one)}</span>
            </span>
            {button(one)}
          </li>
        ))}
      </ul>
    </section>
  )

/** Everything that is sold out, and the way to mark what has run out: an ingredient, an item or an option. */
const SoldOut = ({ data, now, onClose }: Props) => {
  const say = useMenuWords()
  const moment = useMoment(data.store)
  const { change } = useMenuEdit()
  const [search, setSearch] = useState("")
  const [stopping, setStopping] = useState<Stoppable>()
  const { out, sold } = useMemo(() => stoppables(data, search, now), [data, search, now])
  const sell = (rows: ReadonlyArray<Stoppable>) =>
    change(rows.flatMap((one) => stopOps(data, { ...targetOf(one), returns: true }, now)))
  const kindOf = ({ list }: Stoppable) => say(list)
  return (
    <SideSheet label={say("soldOutTitle")} onClose={onClose}>
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 className={css.title}>{say("soldOutTitle")}</h2>
          {out.length > 1 && search === "" && (
            <Button icon={rotateCcw} onPress={() => sell(out)}>
              {say("sellAll")}
            </Button>
          )}
          <IconButton icon={x} label={say("close")} onPress={onClose} />
        </header>
        <div className={`${css.body} ${css.options} ${css.rest}`}>
          <SearchField
            label={say("ranOut")}
            placeholder={say("ranOut")}
            clearLabel={say("clearSearch")}
            value={search}
            onChange={setSearch}
          />
          <List
            title={say("outNow")}
            rows={out}
            noteOf={(one) => {
              const at = backAt(one)
              return at === undefined ? kindOf(one) : say("until", { moment: moment(at) })
            }}
            button={(one) => (
              <Button
                size="small"
                aria-label={say("sell", { name: one.row.name })}
                onPress={() => sell([one])}
              >
                {say("sellAgain")}
              </Button>
            )}
          />
          <List
            title={search === "" ? say("ingredients") : say("found")}
            rows={sold}
            noteOf={(one) => (search === "" ? "" : kindOf(one))}
            button={(one) => (
              <Button
                size="small"
                aria-label={say("stopTitle", { name: one.row.name })}
                onPress={() => setStopping(one)}
              >
                {say("stop")}
              </Button>
            )}
          />
          {out.length === 0 && sold.length === 0 && <p className={css.muted}>{say("nothingFound")}</p>}
        </div>
      </div>
      {stopping && (
        <Suspense>
          <StopDialog stopped={stopping} onClose={() => setStopping(undefined)} />
        </Suspense>
      )}
    </SideSheet>
  )
}

export default SoldOut
