import { Icon, IconButton, search, x } from "balcao/ui"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useShellWords } from "../words/words.ts"
import { useSheetDialog } from "../sheets/useSheetDialog.ts"
import type { Command } from "./command.ts"
import { CommandList } from "./CommandList.tsx"
import { box, closing, foot, palette } from "./palette.css.ts"
import { useCommands } from "./useCommands.ts"
import { ownValue } from "../ownValue.ts"

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

/** The active command and the keys that change it. */
const useActiveCommand = (commands: ReadonlyArray<Command>, choose: (command: Command) => void) => {
  const [query, setWanted] = useState<string>()
  // Found records come later than the rest, and may come before it: the choice stays with its command.
  const activeIndex = Math.max(
    commands.findIndex(({ id }) => id === query),
    0,
  )
  const setActiveIndex = (index: number) => setWanted(index === 0 ? undefined : commands[index]?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownValue(moves, event.key)
    const command = commands[activeIndex]
    if (!command || event.nativeEvent.isComposing) return
    if (step) setActiveIndex(step(activeIndex, commands.length))
    else if (event.key === "Enter") choose(command)
    else return
    event.preventDefault()
  }
  return { activeIndex, setActiveIndex, onKeyDown }
}

/** The command palette: finds screens, actions and records by name (Ctrl or Cmd and K). */
const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useShellWords()
  const id = useId()
  const { dialog, close } = useSheetDialog()
  const chosen = useRef<Command>(undefined)
  const [text, setText] = useState("")
  const { groups, records } = useCommands(text)
  const commands = groups.flatMap((group) => group.commands)
  const choose = (command: Command) => {
    chosen.current = command
    close()
  }
  const { activeIndex, setActiveIndex, onKeyDown } = useActiveCommand(commands, choose)
  const idOf = (index: number) => `${id}-${index}`
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: "nearest" })
  }, [id, activeIndex])
  const end = () => {
    onClose()
    chosen.current?.run()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={palette}
      aria-label={say("find")}
      onClose={end}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={box}>
        <Icon shape={search} />
        <input
          type="text"
          role="combobox"
          aria-label={say("find")}
          aria-expanded={commands.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? idOf(activeIndex) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={say("findHint")}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveIndex(0)
          }}
          onKeyDown={onKeyDown}
        />
        <span className={closing}>
          <IconButton icon={x} label={say("close")} size="small" onPress={close} />
        </span>
      </div>
      <CommandList {...{ id, groups, activeIndex, idOf }} onHover={setActiveIndex} onChoose={choose} />
      <output className={foot}>
        {records === "searching" && say("searching")}
        {records === "failed" && say("recordsFailed")}
        {records !== "searching" && commands.length === 0 && say("foundNone", { text: text.trim() })}
        {commands.length > 0 &&
          records !== "searching" &&
          records !== "failed" &&
          say("foundCount", { count: commands.length })}
      </output>
    </dialog>
  )
}

export default Palette
