import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { franchises } from "../../contract/resources/franchises.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { referencesOf } from "../../resource/described/kindTexts.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { Button } from "../../ui/button/Button.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { MemberList } from "../../business/members/MemberList.tsx"
import { PeopleChoice } from "../../business/members/PeopleChoice.tsx"
import { useFranchiseWords } from "./words.ts"
import { useFranchiseUsers } from "./useFranchiseUsers.ts"

const AddUsers = ({ busy, add }: Pick<ReturnType<typeof useFranchiseUsers>, "busy" | "add">) => {
  const say = useFranchiseWords()
  const [chosen, setChosen] = useState("")
  const those = referencesOf(chosen)
  const count = those.length
  return (
    <EditorPart title={say("add")} text={say("addAbout")}>
      <PeopleChoice
        resource={franchises}
        source="agents"
        label={say("people")}
        value={chosen}
        isReadOnly={busy}
        onChange={setChosen}
      />
      <span>
        <Button icon={plus} isDisabled={busy || count === 0} onPress={() => add(those, () => setChosen(""))}>
          {busy ? say("adding") : count === 0 ? say("noneChosen") : say("addThem", { count })}
        </Button>
      </span>
    </EditorPart>
  )
}

interface Props {
  readonly row: RowOf<typeof franchises>
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<RowOf<typeof franchises>>) => void
}

/** Users who run a saved franchise; adds and removes users. */
const FranchiseUsers = ({ row, isReadOnly, onChanged }: Props) => {
  const say = useFranchiseWords()
  const all = useFranchiseUsers(row._id, (users) => onChanged({ users } as Partial<RowOf<typeof franchises>>))
  const problem = failure(all.remote)
  if (problem && !all.members)
    return <LoadFailure title={say("failed")} error={problem} onRetry={all.reload} />
  return (
    <>
      {all.error !== undefined && (
        <div className={wide}>
          <Notice tone="danger">{all.error}</Notice>
        </div>
      )}
      {!isReadOnly && <AddUsers {...all} />}
      <MemberList {...all} {...{ isReadOnly, say }} />
    </>
  )
}

export default FranchiseUsers
