import { type ReactNode, useRef } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Panel } from "../../ui/panel/Panel.tsx"
import { type Tab, Tabs } from "../../ui/tabs/Tabs.tsx"
import { head, title as titleStyle } from "../screenHead.css.ts"
import * as css from "./editor.css.ts"
import { EditorCounter } from "./EditorCounter.tsx"
import { editorWords } from "./words.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"
import type { SaveWay } from "./saveWay.ts"
import type { Leaving } from "./useLeaving.ts"
import { useFocusOnWrong } from "./useFocusOnWrong.ts"
import { useSaveKeys } from "./useSaveKeys.ts"

interface Props<Id extends string> {
  readonly title: string
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  /** Beside the title, such as a status and where it leads. */
  readonly actions?: ReactNode
  readonly tabs: ReadonlyArray<Tab<Id>>
  readonly tab: Id
  readonly onTab: (tab: Id) => void
  /** Over the fields of every tab. */
  readonly notices: ReactNode
  /** Facts beside the fields; under them in a narrow panel. */
  readonly aside: ReactNode
  /** Number of fields that differ from the saved record. */
  readonly changes: number
  /** A save is on its way. */
  readonly busy: boolean
  /** Raised each time the form was refused: the first wrong field in sight takes the focus, or the tab of one. */
  readonly refusals: number
  readonly onReset: () => void
  /** Left out where nothing may be saved. */
  readonly onSave: ((way: SaveWay) => void) | undefined
  readonly onBack: (() => void) | undefined
  readonly leaving: Leaving
  readonly children: ReactNode
}

/**
 * A record's editor (section 2): tabs, and the strip where one saves, resets and goes back. Reset is enabled on the
 * first tab only, and restores the fields of every tab.
 */
export const EditorFrame = <Id extends string>(props: Props<Id>) => {
  const {
    title,
    showsTitle,
    actions,
    tabs,
    tab,
    onTab,
    notices,
    aside,
    changes,
    refusals,
    leaving,
    children,
  } = props
  const say = useWords("editor", editorWords)
  const place = useRef<HTMLDivElement>(null)
  useSaveKeys(place, changes > 0, props.onSave)
  useFocusOnWrong(place, refusals)
  return (
    <div ref={place} className={css.editor} tabIndex={-1}>
      <Panel label={title}>
        {(showsTitle || actions) && (
          <header className={head}>
            {showsTitle && <h2 className={titleStyle}>{title}</h2>}
            {actions}
          </header>
        )}
        <div className={css.tabbed}>
          <Tabs label={say("parts")} tabs={tabs} value={tab} onChange={onTab}>
            <div className={css.sheet}>
              <div className={css.matter}>
                <div className={css.notices}>{notices}</div>
                <div className={css.form}>{children}</div>
              </div>
              {aside && <div className={css.aside}>{aside}</div>}
            </div>
          </Tabs>
        </div>
        <EditorCounter {...props} mayReset={tab === tabs[0]?.id} />
      </Panel>
      <LeaveDialog leaving={leaving} changes={changes} />
    </div>
  )
}
