import type { accessGroups } from "../../contract/resources/accessGroups.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { mayGrant } from "../../contract/access/access.ts"
import type { GroupMember } from "../../contract/access/groupMembers.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useValue } from "../../frame/useValue.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { MemberList } from "../../business/members/MemberList.tsx"
import { useAccessGroupWords } from "./words.ts"
import { AddMembers } from "./AddMembers.tsx"
import { isOver } from "./isOver.ts"
import { useMembers } from "./useMembers.ts"

/** Until when somebody is in a group. */
const MemberEnd = ({ until }: Pick<GroupMember, "until">) => {
  const say = useAccessGroupWords()
  const moment = useMoment()
  const isEnded = isOver(until)
  const end = until === null ? say("forGood") : say(isEnded ? "ended" : "ends", { at: moment(until) })
  return <Status tone={until === null ? "neutral" : isEnded ? "off" : "warning"}>{end}</Status>
}

interface Props {
  readonly row: RowOf<typeof accessGroups>
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<RowOf<typeof accessGroups>>) => void
}

/** Members of a saved group with their end dates; adds and removes members. */
const GroupMembers = ({ row, isReadOnly, onChanged }: Props) => {
  const say = useAccessGroupWords()
  const all = useMembers(row._id, (members) => onChanged({ members } as Partial<RowOf<typeof accessGroups>>))
  const user = useValue(usePanel().client.session.user)
  const permissions = row.permissions
  const isBeyond = user !== undefined && permissions.some((name) => !mayGrant(user, name))
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
      {!isReadOnly &&
        (isBeyond ? (
          <div className={wide}>
            <Notice tone="info">{say("beyondYours")}</Notice>
          </div>
        ) : (
          <AddMembers group={row._id} {...all} />
        ))}
      <MemberList {...all} {...{ isReadOnly, say }} mark={({ until }) => <MemberEnd until={until} />} />
    </>
  )
}

export default GroupMembers
