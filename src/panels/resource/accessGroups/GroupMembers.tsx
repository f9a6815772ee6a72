import { useState } from "react"
import type { GroupMember } from "../../../contract/access/groupMembers.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { failure } from "../../../frame/remote.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { EditorPart } from "../../../resource/editor/EditorPart.tsx"
import { wide } from "../../../resource/editor/editor.css.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { users } from "../../../ui/icon/icons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { Status } from "../../../ui/status/Status.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "../personRows.css.ts"
import { useAccessGroupWords } from "./accessGroupWords.ts"
import { AddMembers } from "./AddMembers.tsx"
import { isOver } from "./isOver.ts"
import { useMembers } from "./useMembers.ts"

interface RowProps {
  readonly member: GroupMember
  readonly isChosen: boolean
  readonly onChoose: ((isChosen: boolean) => void) | undefined
}

const MemberRow = ({ member: { name, email, until }, isChosen, onChoose }: RowProps) => {
  const say = useAccessGroupWords()
  const moment = useMoment()
  const isEnded = isOver(until)
  const end = until === null ? say("forGood") : say(isEnded ? "ended" : "ends", { at: moment(until) })
  const tone = until === null ? "neutral" : isEnded ? "off" : "warning"
  return (
    <li className={css.row}>
      <span className={css.who}>
        {onChoose ? (
          <Checkbox label={name} isSelected={isChosen} onChange={onChoose} />
        ) : (
          <strong>{name}</strong>
        )}
        <span className={subtle}>{email}</span>
      </span>
      <Status tone={tone}>{end}</Status>
    </li>
  )
}

interface Props {
  readonly row: DescribedRow
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<DescribedRow>) => void
}

type Members = ReturnType<typeof useMembers>

const MemberList = ({ members, busy, remove, isReadOnly }: Members & Pick<Props, "isReadOnly">) => {
  const say = useAccessGroupWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const those = (members ?? []).filter(({ user }) => chosen.has(idKey(user)))
  const choose = (key: string, isChosen: boolean) =>
    setChosen((former) => new Set([...former].filter((one) => one !== key).concat(isChosen ? [key] : [])))
  const start = () =>
    remove(
      those.map(({ user, name }) => ({ _id: user, label: name })),
      () => setAsking(false),
    )
  if (!members) return <EditorWait />
  if (members.length === 0) return <EmptyState icon={users} title={say("none")} text={say("noneText")} />
  const count = those.length
  return (
    <EditorPart title={say("members")} text={isReadOnly ? undefined : say("membersAbout")}>
      <ul className={css.rows} aria-label={say("members")}>
        {members.map((member) => {
          const key = idKey(member.user)
          const onChoose = isReadOnly ? undefined : (isChosen: boolean) => choose(key, isChosen)
          return <MemberRow key={key} isChosen={chosen.has(key)} {...{ member, onChoose }} />
        })}
      </ul>
      {count > 0 && (
        <span>
          <Button tone="quietDanger" isDisabled={busy} onPress={() => setAsking(true)}>
            {say("remove", { count })}
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say("remove", { count })}
        description={say("removeAsk", { count })}
        confirmLabel={say("remove", { count })}
        busyLabel={say("removing")}
        cancelLabel={say("cancel")}
        isBusy={busy}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      />
    </EditorPart>
  )
}

/** Who is in a saved group and until when, and those who join or leave it. */
const GroupMembers = ({ row, isReadOnly, onChanged }: Props) => {
  const say = useAccessGroupWords()
  const all = useMembers(row._id, (members) => onChanged({ members } as Partial<DescribedRow>))
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
      {!isReadOnly && <AddMembers {...all} />}
      <MemberList {...all} isReadOnly={isReadOnly} />
    </>
  )
}

export default GroupMembers
