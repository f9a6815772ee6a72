import type { ReactNode } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { writtenDate } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { circleCheck, rotateCcw, wifiOff } from "../../ui/icon/icons.ts"
import { foot, footActs, state } from "./foot.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  /** Acts on the whole menu, at the end. */
  readonly children?: ReactNode
}

/** State of the last changes, and the way to take them back. */
export const Foot = ({ children }: Props) => {
  const say = useMenuWords()
  const { locale } = usePanel()
  const { model, mayEdit } = useMenuEdit()
  const count = useValue(model.waiting).length
  const isAway = useValue(model.isAway)
  const undoCount = useValue(model.undoCount)
  const savedAt = useValue(model.savedAt)
  const saved =
    savedAt === undefined
      ? say("allSaved")
      : say("saved", { time: writtenDate(locale, new Date(savedAt), { timeStyle: "medium" }) })
  const isWaiting = count > 0
  return (
    <footer className={foot}>
      <output className={state} data-away={(isWaiting && isAway) || undefined}>
        <Icon shape={isWaiting && isAway ? wifiOff : circleCheck} size={14} />
        {isWaiting ? (isAway ? say("away", { count }) : say("saving")) : saved}
      </output>
      {mayEdit && undoCount > 0 && (
        <Button tone="quiet" icon={rotateCcw} aria-label={say("undoHint")} onPress={() => model.undo()}>
          {say("undo")}
        </Button>
      )}
      {children && <span className={footActs}>{children}</span>}
    </footer>
  )
}
