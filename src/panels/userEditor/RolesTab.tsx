import { useEffect, useRef, useState } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { HeldRoles } from "./HeldRoles.tsx"
import { RolesFailure } from "./RolesFailure.tsx"
import type { TabProps } from "./tabs.ts"
import { assign as assignStyle } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"
import { useGrantableRoles } from "./useGrantableRoles.ts"
import { rolesOf } from "./userTexts.ts"

/** Chooses one of the roles the user does not hold yet, and assigns it. */
const AssignRole = ({ draft, isReadOnly }: TabProps) => {
  const say = useWords("userEditor", userEditorWords)
  const roles = useValue(draft.roles).data
  const roleIds = new Set(rolesOf(useValue(draft.text.texts).roles))
  const [chosen, setChosen] = useState("")
  const [isMissing, setMissing] = useState(false)
  const free = roles?.filter(({ id }) => !roleIds.has(id)) ?? []
  const { isWaiting, isGrantable } = useGrantableRoles(draft)
  const isEmpty = roles !== undefined && free.length === 0
  const assign = () => {
    if (chosen === "") return setMissing(true)
    draft.assign(Number(chosen))
    setChosen("")
  }
  return (
    <div className={assignStyle}>
      <Select
        label={say("unassigned")}
        options={free.map(({ id, title, isCoreRole }) => ({
          id: String(id),
          label: isGrantable(id) ? title : say("beyondYours", { title }),
          hint: isCoreRole ? say("core") : undefined,
          isDisabled: !isGrantable(id),
        }))}
        value={chosen}
        placeholder={say(isEmpty ? "noneLeft" : "choose")}
        error={isMissing && !isEmpty ? say("choose") : undefined}
        isDisabled={isReadOnly || !roles || isWaiting || isEmpty}
        onChange={(id) => {
          setChosen(id)
          setMissing(false)
        }}
      />
      <Button icon={plus} isDisabled={isReadOnly || !roles} onPress={assign}>
        {say("assign")}
      </Button>
    </div>
  )
}

/** User roles (section 2, tab 4): assigning and removing move a role between the two. */
export const RolesTab = (props: TabProps) => {
  const { draft } = props
  const say = useWords("userEditor", userEditorWords)
  const refused = useValue(draft.text.refused).get("roles")
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused !== undefined) notice.current?.focus()
  }, [refused])
  return (
    <EditorPart title={say("rolesTitle")} text={say("rolesText")}>
      <div className={wide}>
        {refused !== undefined && (
          <div ref={notice} tabIndex={-1}>
            <Notice tone="danger">{refused}</Notice>
          </div>
        )}
        <RolesFailure draft={draft} />
        {!props.isReadOnly && <AssignRole {...props} />}
        <HeldRoles {...props} />
      </div>
    </EditorPart>
  )
}
