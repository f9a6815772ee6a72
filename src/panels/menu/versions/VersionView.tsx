import { useState } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import type { VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { Diff } from "./Diff.tsx"
import type { useVersionActs } from "./useVersionActs.ts"
import * as css from "./versions.css.ts"
import { useVersionWords } from "./words.ts"

interface Props {
  readonly number: number
  readonly page: VersionPage
  readonly store: MenuStore
  readonly acts: ReturnType<typeof useVersionActs>
  readonly onDone: () => void
}

const comparisons = ["sinceFormer", "untilNow"] as const

/** One version: its changes, the differences to the menu as it is, and the way back to it. */
export const VersionView = ({ number, page, store, acts, onDone }: Props) => {
  const say = useVersionWords()
  const { model, mayEdit } = useMenuEdit()
  const menuVersion = useValue(model.loaded).data?.version
  const version = page.versions.find((one) => one.number === number)
  const former = page.versions.find((one) => one.number < number && !one.isDraft)?.number
  const [chosen, setChosen] = useState<(typeof comparisons)[number]>("sinceFormer")
  const comparison = former === undefined ? "untilNow" : chosen
  const company = store._id
  return (
    <>
      <div className={css.intro}>
        <SegmentedControl
          size="small"
          label={say("compare")}
          options={comparisons
            .filter((id) => id === "untilNow" || former !== undefined)
            .map((id) => ({ id, label: say(id) }))}
          value={comparison}
          onChange={setChosen}
        />
      </div>
      <div className={css.scroll}>
        {comparison === "sinceFormer" && former !== undefined ? (
          <Diff key="former" {...{ company, store }} number={former} to={number} version={undefined} />
        ) : (
          <Diff key="now" {...{ company, store, number }} version={menuVersion} />
        )}
      </div>
      {acts.error && <Notice tone="danger">{acts.error}</Notice>}
      {mayEdit && !version?.isOpen && (
        <div className={css.foot}>
          <span className={css.footNote}>{say("restoreText")}</span>
          <span className={css.main}>
            <Button busy={acts.busy} onPress={() => acts.restore(number, onDone)}>
              {say("restore")}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}
