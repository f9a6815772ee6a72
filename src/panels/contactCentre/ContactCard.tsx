import * as Effect from "effect/Effect"
import { lazy, memo, Suspense, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { trash, x } from "../../ui/icon/icons.ts"
import { type Chat, nameOf } from "./chat.ts"
import * as css from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import { useChatTimes } from "./useChatTimes.ts"
import type { ContactCentre } from "./useContactCentre.ts"

const CustomerOrders = lazy(() => import("./CustomerOrders.tsx"))
const CustomerTickets = lazy(() => import("./CustomerTickets.tsx"))

interface Props {
  readonly apply: ContactCentre["apply"]
  readonly reload: ContactCentre["reload"]
  readonly chat: Chat
  readonly onClose: () => void
}

/** Asks before a contact and everything written with them is gone. */
const Removal = ({ chat, apply, reload }: Omit<Props, "onClose">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const frame = useWords("frame", frameWords)
  const { client, before, emit } = usePanel()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const [isAsking, setAsking] = useState(false)
  const task = useTask<ApiError>()
  const close = () => {
    task.clear()
    setAsking(false)
  }
  const remove = () =>
    task.run(
      before({ panel: "contactCentre", type: "remove", detail: { contact: chat._id } }).pipe(
        Effect.andThen(
          Effect.uninterruptible(client.api.call(contacts.remove, { params: { id: chat._id } })),
        ),
        Effect.map(() => {
          emit({ panel: "contactCentre", type: "removed", detail: { contact: chat._id } })
          close()
          showSnackbar(say("removed"))
          apply({ conversations: [], removed: [chat._id] })
          reload()
        }),
      ),
    )
  return (
    <div className={css.actions}>
      <Button icon={trash} tone="quietDanger" onPress={() => setAsking(true)}>
        {say("remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say("removeTitle")}
        description={say("removeAsk", { name: nameOf(chat) })}
        confirmLabel={say("confirmRemove")}
        busyLabel={say("removing")}
        cancelLabel={frame("cancel")}
        isBusy={task.busy}
        error={task.error && explain(task.error)}
        onConfirm={remove}
        onCancel={close}
      />
    </div>
  )
}

/** Who the contact is, and what they ordered. */
export const ContactCard = memo(({ onClose, ...rest }: Props) => {
  const { chat } = rest
  const say = useWords("contactCentre", contactCentreWords)
  const times = useChatTimes()
  const { client, readOnly } = usePanel()
  const viewed = useValue(client.session.company)
  const since = Date.parse(chat.createdAt ?? "")
  const facts: ReadonlyArray<readonly [string, string | undefined]> = [
    [say("name"), chat.name ?? undefined],
    [say("phone"), formatPhone(chat.phone)],
    [say("company"), viewed ? undefined : chat.company?.name],
    [say("since"), Number.isNaN(since) ? undefined : times.month(since)],
    [say("attendedBy"), chat.state === undefined ? undefined : (chat.assignee?.fullname ?? say("nobody"))],
  ]
  return (
    <aside className={css.pane} aria-label={say("details")}>
      <div className={css.head}>
        <h2 className={css.heading} tabIndex={-1}>
          {say("details")}
        </h2>
        <IconButton icon={x} label={say("hideDetails")} onPress={onClose} />
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Suspense fallback={null}>
        <CustomerOrders chat={chat} />
        <CustomerTickets chat={chat} />
      </Suspense>
      {readOnly ? null : <Removal {...rest} />}
    </aside>
  )
})
