import { useState } from "react"
import type { Reference } from "../../contract/resource/field.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { RecordOption } from "../../resource/recordOption.ts"

/** To whom tickets are given. */
export type Receiver = "me" | "other" | "nobody"

/** Whom one chooses to handle tickets; oneself at first, unless one handles the ticket already. */
export const useAssignee = (former?: Reference | null) => {
  const user = useValue(usePanel().client.session.user)
  const me = user?.id === undefined ? undefined : { _id: user.id, label: user.fullname ?? "" }
  const isMine = former !== undefined && former !== null && sameId(former._id, me?._id)
  const [receiver, setReceiver] = useState<Receiver | undefined>(me && !isMine ? "me" : undefined)
  const [other, setOther] = useState<RecordOption>()
  const chosen: Readonly<Record<Receiver, Reference | null | undefined>> = {
    me,
    other: other && { _id: other.recordId, label: other.label },
    nobody: null,
  }
  return {
    receiver,
    setReceiver,
    other,
    setOther,
    /** Undefined until somebody is chosen. */
    assignee: receiver && chosen[receiver],
    /** Choices that change nothing. */
    vain: { me: !me || isMine, other: false, nobody: former === null } satisfies Record<Receiver, boolean>,
  }
}
