import { attends, permissionsIn } from "../../contract/access/access.ts"
import { memo, type RefObject } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePermissionTitles } from "../../frame/usePermissionTitles.ts"
import { useWords } from "../../frame/useWords.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { check, lock, rotateCcw } from "../../ui/icon/icons.ts"
import { arrowLeft } from "../../resource/editor/arrowLeft.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { formatPhone } from "../../contract/people/phone.ts"

import { frameWords } from "../../frame/words.ts"
import { Announcer } from "../../business/conversation/Announcer.tsx"
import { AssignMenu } from "./AssignMenu.tsx"
import { type Chat, nameOf } from "../../business/conversation/chat.ts"
import { Composer } from "../../business/conversation/Composer.tsx"
import * as css from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { panelRight } from "../../business/conversation/icons.ts"
import { Thread } from "../../business/conversation/Thread.tsx"
import { TypingLine } from "../../business/conversation/TypingLine.tsx"
import type { ChatActions } from "./useChatActions.ts"
import type { ContactCentre, ContactSide } from "./useContactCentre.ts"

interface Props {
  readonly centre: ContactCentre
  readonly chat: Chat
  readonly actions: ChatActions
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly hasDetails: boolean
  readonly onDetails: (isShown: boolean) => void
}

interface HeadProps extends Pick<Props, "chat" | "actions" | "hasDetails" | "onDetails"> {
  readonly mayWrite: boolean
  readonly select: ContactSide["select"]
}

const Head = memo(({ chat, actions, hasDetails, onDetails, mayWrite, select }: HeadProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { readOnly } = usePanel()
  const isNarrow = usePanelWidth() === "narrow"
  const { isClosed } = actions
  return (
    <div className={css.threadHead}>
      {isNarrow ? (
        <IconButton icon={arrowLeft} label={say("back")} onPress={() => select(undefined)} />
      ) : null}
      <Avatar name={chat.name ?? ""} size={32} />
      <div className={css.who}>
        {/* Takes the focus of what was shown before. */}
        <h2 className={css.heading} tabIndex={-1}>
          {nameOf(chat)}
        </h2>
        <span className={css.phone}>{formatPhone(chat.phone)}</span>
      </div>
      {chat.state === undefined || readOnly || !mayWrite ? null : (
        <>
          <AssignMenu chat={chat} actions={actions} />
          <Button
            icon={isClosed ? rotateCcw : check}
            busy={actions.busy}
            collapsesToIcon
            aria-keyshortcuts="E"
            onPress={actions.toggleState}
          >
            {isClosed ? say("reopen") : say("close")}
          </Button>
        </>
      )}
      <IconButton
        icon={panelRight}
        label={hasDetails ? say("hideDetails") : say("showDetails")}
        aria-pressed={hasDetails}
        onPress={() => onDetails(!hasDetails)}
      />
    </div>
  )
})

/** The messages with one contact and where one answers. */
export const Conversation = (props: Props) => {
  const { centre, input, ...shown } = props
  const { chat } = shown
  const say = useWords("contactCentre", contactCentreWords)
  const frame = useWords("frame", frameWords)
  const titlesOf = usePermissionTitles()
  const { readOnly } = usePanel()
  const { thread, typing, side, write } = centre
  return (
    <div className={css.pane}>
      <Head {...shown} mayWrite={side.mayWrite} select={side.select} />
      {thread ? (
        <>
          <Thread centre={centre} chat={chat} model={thread} />
          <Announcer centre={centre} chat={chat} model={thread} />
          <TypingLine typing={typing} />
          {readOnly ? null : <Composer {...{ chat, input, write }} />}
        </>
      ) : (
        <EmptyState
          icon={lock}
          title={say("mayNot")}
          text={frame("deniedText", { needs: titlesOf(permissionsIn(attends)) })}
        />
      )}
    </div>
  )
}
