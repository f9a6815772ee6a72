import type { MenuData } from "../../../contract/menu/menuData.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Status } from "../../../ui/status/Status.tsx"
import * as css from "./copying.css.ts"
import { useCopyingWords } from "./words.ts"

export interface ChainStripProps {
  readonly data: Pick<MenuData, "follows" | "followers">
  readonly onOpen: () => void
}

/** Line above the items: the model store of this one, with how much is this one's own, or the stores that follow it. */
const ChainStrip = ({ data: { follows, followers = 0 }, onOpen }: ChainStripProps) => {
  const say = useCopyingWords()
  const count = follows?.overrides.length ?? 0
  return (
    <div className={css.strip}>
      {follows && (
        <>
          <Status tone={follows.isBehind ? "warning" : "info"}>
            {say("follows", { model: follows.model.name })}
          </Status>
          <span>{count === 0 ? say("noOwnValues") : say("ownValues", { count })}</span>
          <Button size="small" onPress={onOpen}>
            {say("MODEL")}
          </Button>
          {follows.isBehind && <span>{say("isBehind")}</span>}
        </>
      )}
      {followers > 0 && <Status tone="info">{say("isModel", { count: followers })}</Status>}
    </div>
  )
}

export default ChainStrip
