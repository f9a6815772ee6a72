import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { PhoneField } from "../../resource/editor/PhoneField.tsx"
import { NewUserCompany } from "./NewUserCompany.tsx"
import type { TabProps } from "./tabs.ts"
import { userEditorWords } from "./words.ts"
import { useUserField } from "./useUserField.ts"
import { UserTextField } from "./UserTextField.tsx"

/** Basic info (section 2, tab 1). */
export const BasicTab = (props: TabProps) => {
  const { draft, isReadOnly } = props
  const say = useWords("userEditor", userEditorWords)
  const phone = useUserField(draft, "phone")
  return (
    <>
      <EditorPart title={say("identity")} text={say("identityText")}>
        <UserTextField {...props} name="username" />
        <UserTextField {...props} name="fullname" />
        <UserTextField {...props} name="email" type="email" isWide />
      </EditorPart>
      <EditorPart title={say("work")} text={say("workText")}>
        <NewUserCompany {...props} />
        <UserTextField {...props} name="occupation" />
        <UserTextField {...props} name="companyName" />
        <PhoneField
          {...phone}
          isReadOnly={isReadOnly}
          onDigits={(digits) => draft.text.write("phone", digits)}
        />
      </EditorPart>
    </>
  )
}
