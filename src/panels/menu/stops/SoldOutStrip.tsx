import { useMemo } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { stopOps } from "../../../contract/menu/stopOps.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { type Stoppable, stoppables, targetOf } from "../stoppable.ts"
import * as css from "./SoldOutStrip.css.ts"
import { sinceText } from "./sinceText.ts"
import type { StopOf } from "./useStops.ts"
import { useStopWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly now: number
  readonly stopOf: StopOf
  readonly onOpen: () => void
}

const maxNames = 3

const Strip = ({ data, now, stopOf, onOpen, out }: Props & { readonly out: ReadonlyArray<Stoppable> }) => {
  const say = useStopWords()
  const moment = useMoment(data.store)
  const { change, mayEdit } = useMenuEdit()
  const names = out.slice(0, maxNames).map((one) => {
    const since = sinceText(stopOf(one), { say, moment, now })
    return since === undefined ? one.row.name : `${one.row.name} (${since})`
  })
  const more = out.length - names.length
  return (
    <section className={css.strip} aria-label={say("stripLabel")}>
      <p className={css.text}>
        <strong>{say("count", { count: out.length })}</strong>{" "}
        <span className={css.names}>
          {names.join(", ")} {more > 0 && say("more", { count: more })}
        </span>
      </p>
      <Button size="small" onPress={onOpen}>
        {say("show")}
      </Button>
      {mayEdit && (
        <Button
          size="small"
          icon={rotateCcw}
          onPress={() =>
            change(out.flatMap((one) => stopOps(data, { ...targetOf(one), returns: true }, now)))
          }
        >
          {say("sellAll")}
        </Button>
      )}
    </section>
  )
}

/** A line above the menu: what is sold out and since when, and the way to sell all of it again. */
export const SoldOutStrip = (props: Props) => {
  const { data, now } = props
  const { out } = useMemo(() => stoppables(data, "", now), [data, now])
  return out.length === 0 ? null : <Strip {...props} out={out} />
}
