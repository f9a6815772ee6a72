import { useMemo, useState } from "react"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { foundChoices } from "../../../resource/described/foundChoices.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { RecordField } from "../../../resource/RecordField.tsx"
import type { RecordOption } from "../../../resource/recordOption.ts"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { users } from "../../../ui/icon/icons.ts"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { muted } from "../../../ui/theme/text.css.ts"
import { whose } from "../AccessPanel.css.ts"
import { AccessTable } from "../AccessTable.tsx"
import { checkWords } from "./words.ts"
import { factsOf, factsOfRole } from "../../../business/permissions/factsOf.ts"
import type { AccessTarget } from "../../../business/permissions/AccessTarget.ts"

type Kind = "user" | "role"

interface Props {
  readonly screens: ReadonlyArray<AccessTarget>
}

interface AnswersProps extends Props {
  readonly kind: Kind
  readonly subject: RecordOption
}

const Answers = ({ kind, subject, screens }: AnswersProps) => {
  const { api } = usePanel().client
  const say = useWords("accessCheck", checkWords)
  const load = useMemo(() => {
    const id = Number(subject.recordId)
    return kind === "user" ? factsOf(api, undefined, id) : factsOfRole(api, { id, title: subject.label })
  }, [api, kind, subject])
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("testFailed")} error={error} onRetry={reload} />
  return remote.data ? (
    <AccessTable facts={remote.data} screens={screens} openPermission="" />
  ) : (
    <EditorWait />
  )
}

/** Screens that a user, or a holder of one role alone, may open, with the reasons. */
export const TestAccess = ({ screens }: Props) => {
  const say = useWords("accessCheck", checkWords)
  const [kind, setKind] = useState<Kind>("user")
  const [subject, setWho] = useState<RecordOption>()
  const choose = (next: Kind) => {
    setKind(next)
    setWho(undefined)
  }
  return (
    <>
      <div className={whose}>
        <SegmentedControl
          label={say("who")}
          options={(["user", "role"] as const).map((id) => ({ id, label: say(id) }))}
          value={kind}
          onChange={choose}
        />
        <RecordField
          label={say(kind)}
          placeholder={say("choose")}
          value={subject}
          find={foundChoices(kind === "user" ? "users" : "roles")}
          onChange={setWho}
        />
        {kind === "role" && <p className={muted}>{say("roleAbout")}</p>}
      </div>
      {subject ? (
        <Answers key={`${kind} ${subject.id}`} {...{ kind, subject, screens }} />
      ) : (
        <EmptyState icon={users} title={say("chooseTitle")} text={say("chooseText")} />
      )}
    </>
  )
}
