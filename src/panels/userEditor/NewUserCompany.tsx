import { worksForCompanies } from "../../contract/access/access.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { companyOptions } from "../../resource/companyOptions.ts"
import { referenceOf, referenceText } from "../../resource/described/kindTexts.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import { recordOption } from "../../resource/recordOption.ts"
import type { TabProps } from "./tabs.ts"
import { userEditorWords } from "./words.ts"
import { useUserField } from "./useUserField.ts"

/** The company a new user works for, chosen by those who reach several; a viewed one is fixed. */
export const NewUserCompany = ({ draft, isReadOnly }: TabProps) => {
  const say = useWords("userEditor", userEditorWords)
  const { session } = usePanel().client
  const author = useValue(session.user)
  const viewed = useValue(session.company)
  const isNew = useValue(draft.user).data === undefined
  const { label, value, error } = useUserField(draft, "company")
  if (!isNew || !author || !worksForCompanies(author)) return null
  const chosen = viewed ? { _id: viewed._id, label: viewed.name ?? "" } : referenceOf(value)
  return (
    <div className={wide}>
      <RecordField
        {...{ label, error }}
        placeholder={say("ownPlace")}
        none={say("ownPlace")}
        value={chosen && recordOption(chosen._id, chosen.label)}
        find={companyOptions}
        onChange={(option) =>
          draft.text.write(
            "company",
            option ? referenceText({ _id: option.recordId, label: option.label }) : "",
          )
        }
        isDisabled={isReadOnly || viewed !== undefined}
      />
    </div>
  )
}
