import { Suspense, useEffect, useState } from "react"
import { filledParts } from "../../contract/places/addressText.ts"
import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import { limits } from "../../contract/limits.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { useFindsPlaces } from "../../resource/places/useFoundPlaces.ts"
import { writeKnown } from "../../resource/places/writeKnown.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { TabProps } from "./tabs.ts"
import { userEditorWords } from "./words.ts"
import { UserTextField } from "./UserTextField.tsx"

const AddressSearch = lazily(() => import("../../resource/places/AddressSearch.tsx"))

/** Search that fills in the address, of servers that find places. */
const FindAddress = ({ draft: { text } }: Pick<TabProps, "draft">) => {
  const [typed, setTyped] = useState("")
  const fill = ({ address }: FoundPlace) => {
    const { line, number, city, state, postCode } = filledParts(address)
    const addressLine = line && [line, number].filter(Boolean).join(", ")
    writeKnown(text.write, { addressLine, city, state, postCode })
  }
  return (
    <div className={wide}>
      <Suspense>
        <AddressSearch hasMap={false} value={typed} onChange={setTyped} onFind={fill} />
      </Suspense>
    </div>
  )
}

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
  const findsPlaces = useFindsPlaces()
  const field = { ...props, isLate: true, isPlain: true }
  return (
    <EditorPart title={say("addressTitle")} text={say("addressText")}>
      {findsPlaces && !props.isReadOnly && <FindAddress draft={props.draft} />}
      <UserTextField {...field} name="addressLine" isWide />
      <UserTextField {...field} name="city" />
      <UserTextField {...field} name="state" />
      <UserTextField {...field} name="postCode" />
    </EditorPart>
  )
}
