import * as Effect from "effect/Effect"
import { memo, Suspense, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import { idKey, isMadeId } from "../../contract/wire/recordId.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { trash, x } from "../../ui/icon/icons.ts"
import { type Chat, nameOf } from "../../business/conversation/chat.ts"
import * as css from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { useChatTimes } from "../../business/conversation/useChatTimes.ts"
import type { ContactCentre } from "./useContactCentre.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { ContactCentrePanelProps } from "./ContactCentrePanelProps.ts"

const CustomerOrders = lazily(() => import("./CustomerOrders.tsx"))
const CustomerTickets = lazily(() => import("./CustomerTickets.tsx"))

interface Props extends Pick<ContactCentrePanelProps, "orderHref" | "ticketHref"> {
  readonly apply: ContactCentre["apply"]
  readonly reload: ContactCentre["reload"]
  readonly chat: Chat
  readonly onClose: () => void
}

/** Asks before a contact and everything written with them is gone. */
const Removal = ({ chat, apply, reload }: Pick<Props, "chat" | "apply" | "reload">) => {
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

/** Details of the contact, and their orders. */
export const ContactCard = memo(({ chat, apply, reload, onClose, ...props }: Props) => {
  const orderHref = useHostCallback(props.orderHref)
  const ticketHref = useHostCallback(props.ticketHref)
  const say = useWords("contactCentre", contactCentreWords)
  const times = useChatTimes(chat.company)
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
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
      <div className={css.card} role="group" aria-label={say("details")} tabIndex={0}>
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
        <Suspense key={idKey(chat._id)} fallback={null}>
          <CustomerOrders chat={chat} hrefOf={orderHref} />
          <CustomerTickets chat={chat} hrefOf={ticketHref} />
        </Suspense>
        {readOnly || isMadeId(chat._id) ? null : <Removal {...{ chat, apply, reload }} />}
      </div>
    </aside>
  )
})
