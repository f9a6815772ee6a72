import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useTask } from "../frame/useTask.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { OptionSearch } from "../ui/options/OptionSearch.tsx"
import type { FindOptions } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import type { RecordOption } from "./recordOption.ts"
import { wait } from "../api/lightEffect.ts"

interface Props {
  readonly label: string
  readonly find: FindOptions
  /** The id of what is chosen, or of several. */
  readonly value: string | ReadonlyArray<string> | undefined
  /** Undefined for none. */
  readonly onChoose: (option: RecordOption | undefined) => void
  /** Label of the option for none; shown first while nothing is typed. */
  readonly none?: string | undefined
  /** For multiple choice: a button that selects all found options, labeled with their number. */
  readonly all?: {
    readonly label: (count: number) => string
    readonly onPress: (options: ReadonlyArray<RecordOption>) => void
  }
}

const noneId = ""

/** Records the API finds by what one types, to choose one of; the last text wins. */
export const FoundOptions = ({ label, find, value = noneId, onChoose, none, all }: Props) => {
  const say = useWords("list", listWords)
  const { client } = usePanel()
  const { busy, error, run } = useTask<ApiError>()
  const [text, setText] = useState("")
  const [found, setFound] = useState<ReadonlyArray<RecordOption>>()
  useEffect(() => {
    const name = text.trim()
    const asking = Effect.tap(find(client.api, name), (options) => Effect.sync(() => setFound(options)))
    run(Effect.andThen(wait(name === "" ? 0 : limits.waitMs.debounce), asking))
  }, [client, find, text, run])
  const note = () => {
    if (error) return say("optionsFailed")
    if (found === undefined) return say("wait")
    return found.length === 0 ? say("empty") : undefined
  }
  const before = none !== undefined && text.trim() === "" ? [{ id: noneId, label: none }] : []
  const options = (
    <OptionSearch
      {...{ label, text, value }}
      onSelect={({ id }) => onChoose(found?.find((option) => option.id === id))}
      placeholder={say("find")}
      onTextChange={(next) => setText(next.slice(0, limits.text.search.max))}
      options={[...before, ...(found ?? [])]}
      isBusy={busy}
      note={note()}
    />
  )
  if (!all || !found || found.length < 2) return options
  return (
    <>
      {options}
      <Button tone="quiet" size="small" onPress={() => all.onPress(found)}>
        {all.label(found.length)}
      </Button>
    </>
  )
}
