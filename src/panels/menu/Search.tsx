import { type RefObject, startTransition, useState } from "react"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** The search of the menu: a letter is painted by itself, before the list it finds. */
export const Search = ({ value, onChange, inputRef }: Props) => {
  const say = useMenuWords()
  const [typed, setTyped] = useState<string>()
  const search = (text: string) => {
    setTyped(text)
    startTransition(() => {
      setTyped(undefined)
      onChange(text)
    })
  }
  return (
    <SearchField
      label={say("search")}
      placeholder={say("search")}
      clearLabel={say("clearSearch")}
      value={typed ?? value}
      shortcut="/"
      inputRef={inputRef}
      onChange={search}
    />
  )
}
