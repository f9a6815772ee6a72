import { type ReactNode, useState } from "react"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import type { Say } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { users } from "../../ui/icon/icons.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../personRows.css.ts"
import type { MemberWords } from "./memberWords.ts"
import type { People } from "./useMemberWriting.ts"

/** Somebody who belongs to a record. */
export interface Member {
  readonly user: RecordId
  readonly name: string
  readonly email: string
}

interface RowProps<M extends Member> {
  readonly member: M
  readonly isChosen: boolean
  readonly onChoose: ((isChosen: boolean) => void) | undefined
  /** Content at the end of a member's row. */
  readonly mark?: ((member: M) => ReactNode) | undefined
}

const MemberRow = <M extends Member>({ member, isChosen, onChoose, mark }: RowProps<M>) => (
  <li className={css.row}>
    <span className={css.who}>
      {onChoose ? (
        <Checkbox label={member.name} isSelected={isChosen} onChange={onChoose} />
      ) : (
        <strong>{member.name}</strong>
      )}
      <span className={onChoose ? `${subtle} ${css.underName}` : subtle}>{member.email}</span>
    </span>
    {mark?.(member)}
  </li>
)

interface Props<M extends Member> extends Pick<RowProps<M>, "mark"> {
  readonly members: ReadonlyArray<M> | undefined
  readonly busy: boolean
  readonly isReadOnly: boolean
  readonly say: Say<MemberWords>
  readonly remove: (people: People, onDone: () => void) => void
}

/** Members of a record. Checked members are removed after a confirmation. */
export const MemberList = <M extends Member>({ members, busy, remove, isReadOnly, say, mark }: Props<M>) => {
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
          return <MemberRow key={key} isChosen={chosen.has(key)} {...{ member, onChoose, mark }} />
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
