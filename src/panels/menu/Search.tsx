import { type RefObject, startTransition, useEffect, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** The search of the menu: letters are painted by themselves, and the list follows once typing rests. */
export const Search = ({ value, onChange, inputRef }: Props) => {
  const say = useMenuWords()
  const [typed, setTyped] = useState<string>()
  const follow = useLatest((text: string) =>
    startTransition(() => {
      setTyped(undefined)
      onChange(text)
    }),
  )
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(follow, typed === "" ? 0 : limits.waitMs.debounce, typed)
    return () => clearTimeout(timer)
  }, [typed, follow])
  return (
    <SearchField
      label={say("search")}
      placeholder={say("search")}
      clearLabel={say("clearSearch")}
      value={typed ?? value}
      shortcut="/"
      inputRef={inputRef}
      onChange={setTyped}
    />
  )
}
