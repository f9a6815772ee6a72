import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Counter } from "../../ui/counter/Counter.tsx"
import { pushToEnd } from "../../ui/theme/text.css.ts"
import { arrowLeft } from "./arrowLeft.ts"
import { changes as changesStyle, rule } from "./toolbar.css.ts"
import { editorWords } from "./words.ts"
import { SaveButtons } from "./SaveButtons.tsx"
import type { SaveWay } from "./saveWay.ts"

interface Props {
  readonly changes: number
  readonly busy: boolean
  readonly mayReset: boolean
  /** Left out where there is no list to go back to. */
  readonly onBack: (() => void) | undefined
  readonly onReset: () => void
  /** Left out where nothing may be saved. */
  readonly onSave: ((way: SaveWay) => void) | undefined
}

/** The strip at the foot of an editor: the way back, what is unsaved, and the ways to save it. */
export const EditorCounter = ({ changes, busy, mayReset, onBack, onReset, onSave }: Props) => {
  const say = useWords("editor", editorWords)
  return (
    <Counter>
      {onBack && (
        <Button tone="quiet" icon={arrowLeft} isDisabled={busy} onPress={onBack}>
          {say("back")}
        </Button>
      )}
      {changes > 0 && (
        <>
          {onBack && <span className={rule} />}
          <span className={changesStyle}>{say("changes", { count: changes })}</span>
        </>
      )}
      <span className={pushToEnd} />
      {onSave && (
        <>
          <Button tone="plain" isDisabled={busy || !mayReset} onPress={onReset}>
            {say("reset")}
          </Button>
          <SaveButtons {...{ busy, onSave }} hasWays={onBack !== undefined} />
        </>
      )}
    </Counter>
  )
}
