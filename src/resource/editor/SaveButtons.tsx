import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { chevronUp } from "../../ui/icon/listIcons.ts"
import { commandKey } from "../../ui/kbd/commandKey.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { split } from "./toolbar.css.ts"
import { editorWords } from "./words.ts"
import type { SaveWay } from "./saveWay.ts"

interface Props {
  readonly busy: boolean
  /** False where there is nowhere to go after a save. */
  readonly hasWays: boolean
  readonly onSave: (way: SaveWay) => void
}

/** Save, which goes on with the record, and beside it the three ways of section 2. */
export const SaveButtons = ({ busy, hasWays, onSave }: Props) => {
  const say = useWords("editor", editorWords)
  const save = (
    <Button tone="primary" busy={busy} onPress={() => onSave("continue")}>
      {say(busy ? "saving" : "save")}
    </Button>
  )
  if (!hasWays) return save
  return (
    <span className={split}>
      {save}

      <Menu
        label={say("moreWays")}
        trigger={<IconButton tone="primary" icon={chevronUp} label={say("moreWays")} isDisabled={busy} />}
        items={[
          { id: "exit", label: say("saveExit"), hint: `${commandKey()} ⏎` },
          { id: "duplicate", label: say("saveDuplicate") },
          { id: "continue", label: say("saveContinue"), hint: `${commandKey()} S` },
        ]}
        onAction={onSave}
      />
    </span>
  )
}
