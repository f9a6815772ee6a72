import { MenuDraft } from "balcao/menu"
import { SettingQuestion } from "./SettingQuestion.tsx"
import type { Place } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly place: Place
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before the drafts of menus are published by a setting; of one store its changes are shown. */
const PublishDraft = ({ place: { scope, id }, ...question }: Props) => {
  const say = useSettingWords()
  return (
    <SettingQuestion
      {...question}
      title={say("publishTitle")}
      width="list"
      tone="primary"
      label={say(question.busy ? "saving" : "publish")}
    >
      <p>{say("publishAsk")}</p>
      {scope === "COMPANY" && id !== undefined && <MenuDraft company={id} />}
    </SettingQuestion>
  )
}

export default PublishDraft
