import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import type { TabProps } from "./tabs.ts"
import { userEditorWords } from "./words.ts"
import { UserTextField } from "./UserTextField.tsx"
import { fieldsOf } from "./userTexts.ts"

/** Social networks (section 2, tab 3): all optional. */
export const SocialTab = (props: TabProps) => {
  const say = useWords("userEditor", userEditorWords)
  return (
    <EditorPart title={say("socialTitle")} text={say("socialText")}>
      {fieldsOf.social.map((name) => (
        <UserTextField key={name} {...props} name={name} />
      ))}
    </EditorPart>
  )
}
