import { useEffect } from "react"
import { limits } from "../../contract/limits.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import type { TabProps } from "./tabs.ts"
import { userEditorWords } from "./words.ts"
import { UserTextField } from "./UserTextField.tsx"

/** User address (section 2, tab 2). What is typed is applied after a pause of 150 ms (section 5), or on leaving. */
export const AddressTab = (props: TabProps) => {
  const { text } = props.draft
  const say = useWords("userEditor", userEditorWords)
  const typed = useValue(text.texts)
  useEffect(() => {
    const timer = setTimeout(text.apply, limits.waitMs.debounce)
    return () => clearTimeout(timer)
  }, [text, typed])
  useEffect(() => text.apply, [text])
  const field = { ...props, isLate: true, isPlain: true }
  return (
    <EditorPart title={say("addressTitle")} text={say("addressText")}>
      <UserTextField {...field} name="addressLine" isWide />
      <UserTextField {...field} name="city" />
      <UserTextField {...field} name="state" />
      <UserTextField {...field} name="postCode" />
    </EditorPart>
  )
}
