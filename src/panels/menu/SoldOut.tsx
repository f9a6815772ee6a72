import { Suspense, useMemo, useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { stopOps } from "../../contract/menu/stopOps.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SideSheet } from "../../ui/dialog/SideSheet.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { rotateCcw } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import * as css from "./sheet.css.ts"
import { SheetHead } from "./SheetHead.tsx"
import { backAt, dishCounts, type Stoppable, stoppables, targetOf } from "./stoppable.ts"
import { StopList } from "./stops/StopList.tsx"
import { sinceText } from "./stops/sinceText.ts"
import { StopNotices } from "./stops/StopNotices.tsx"
import type { StopOf } from "./stops/useStops.ts"
import { useStopWords } from "./stops/words.ts"
import { StopEffects } from "./StopEffects.tsx"
import { useMenuWords } from "./words.ts"

const StopDialog = lazily(() => import("./StopDialog.tsx"))

interface Props {
  readonly data: MenuData
  readonly now: number
  readonly stopOf: StopOf
  readonly onClose: () => void
}

/** Everything that is sold out, and the way to mark what has run out: an ingredient, an item or an option. */
const SoldOut = ({ data, now, stopOf, onClose }: Props) => {
  const say = useMenuWords()
  const moment = useMoment(data.store)
  const { change } = useMenuEdit()
  const [search, setSearch] = useState("")
  const [stopping, setStopping] = useState<Stoppable>()
  const { out, sold } = useMemo(() => stoppables(data, search, now), [data, search, now])
  const dishes = useMemo(() => dishCounts(data), [data])
  const sell = (rows: ReadonlyArray<Stoppable>) =>
    change(rows.flatMap((one) => stopOps(data, { ...targetOf(one), returns: true }, now)))
  const kindOf = ({ list }: Stoppable) => say(list)
  const sayStop = useStopWords()
  const noteOf = (one: Stoppable) => {
    const end = backAt(one)
    const since = sinceText(stopOf(one), { say: sayStop, moment, now })
    return [end === undefined ? kindOf(one) : say("until", { moment: moment(end) }), since]
      .filter(Boolean)
      .join(" · ")
  }
  const soldNote = (one: Stoppable) => {
    if (search !== "") return kindOf(one)
    const count = dishes.get(idKey(one.row._id)) ?? 0
    return count === 0 ? sayStop("noDish") : sayStop("dishes", { count })
  }
  return (
    <SideSheet label={say("soldOutTitle")} onClose={onClose}>
      <div className={css.sheet}>
        <SheetHead title={say("soldOutTitle")} onClose={onClose}>
          {out.length > 1 && search === "" && (
            <Button icon={rotateCcw} onPress={() => sell(out)}>
              {say("sellAll")}
            </Button>
          )}
        </SheetHead>
        <div className={`${css.body} ${css.options} ${css.rest}`}>
          <SearchField
            label={say("ranOut")}
            placeholder={say("ranOut")}
            clearLabel={say("clearSearch")}
            value={search}
            onChange={setSearch}
          />
          <StopList
            title={say("outNow")}
            rows={out}
            noteOf={noteOf}
            details={(one) => (
              <>
                <StopNotices stop={stopOf(one)} />
                <StopEffects {...{ data }} stopped={one} at={now} />
              </>
            )}
            button={(one) => (
              <Button
                size="small"
                aria-label={say("sellAgainItem", { name: one.row.name })}
                onPress={() => sell([one])}
              >
                {say("sellAgain")}
              </Button>
            )}
          />
          <StopList
            title={search === "" ? say("ingredients") : say("found")}
            rows={sold}
            noteOf={soldNote}
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
