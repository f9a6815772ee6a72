import { useCallback, useRef, useState } from "react"
import { contacts } from "../../contract/contact/contacts.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useWords } from "../../frame/useWords.ts"
import { useDialogsSoon } from "../../ui/dialog/Dialog.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { messageSquare } from "../../ui/icon/menuIcons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { useMeasuredPanelWidth } from "../../ui/panel/PanelWidth.ts"
import { ChatSide } from "./ChatSide.tsx"
import { ContactCard } from "./ContactCard.tsx"
import * as css from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { Conversation } from "./Conversation.tsx"
import { KeptConversation, useKeptConversation } from "./KeptConversation.tsx"
import { OthersAnnouncer } from "./OthersAnnouncer.tsx"
import { useChatActions } from "./useChatActions.ts"
import { useChatFocus } from "./useChatFocus.ts"
import { useChatKeys } from "./useChatKeys.ts"
import { useContactCentre } from "./useContactCentre.ts"
import type { ContactCentrePanelProps } from "./ContactCentrePanelProps.ts"

/** In a narrow panel one pane is shown: the list, the messages or the contact; in a medium one two of them. */
const Live = ({ listing, features, ...hrefs }: ContactCentrePanelProps) => {
  const { repliesHref, templatesHref, orderHref, ticketHref } = hrefs
  const say = useWords("contactCentre", contactCentreWords)
  const centre = useContactCentre(listing === "contacts")
  const { selected: chat, apply, reload } = centre
  useKeptConversation(centre.side.select)
  const actions = useChatActions(centre)
  const input = useRef<HTMLTextAreaElement>(null)
  const element = useRef<HTMLElement>(null)
  const width = useMeasuredPanelWidth(element)
  const [isShown, setShown] = useState<boolean>()
  const hasDetails = chat !== undefined && (isShown ?? width === "wide")
  const hideDetails = useCallback(() => setShown(false), [])
  useDialogsSoon()
  const isNarrow = width === "narrow"
  const keys = useChatKeys(centre, actions, input)
  const focus = useChatFocus(element, width)
  return (
    <Panel elementRef={element} label={say("title")} onKeyDown={keys} {...focus}>
      {centre.link === "away" ? (
        <div className={css.away}>
          <Notice tone="warning" role="alert">
            {say("away")}
          </Notice>
        </div>
      ) : null}
      <div className={css.panes} data-details={hasDetails || undefined}>
        {(isNarrow && chat) || (width === "medium" && hasDetails) ? null : (
          <ChatSide
            side={centre.side}
            mayAdd={features?.create !== false}
            {...{ repliesHref, templatesHref }}
          />
        )}
        {chat && !(isNarrow && hasDetails) ? (
          <Conversation
            key={idKey(chat._id)}
            {...{ centre, chat, actions, input, hasDetails }}
            onDetails={setShown}
          />
        ) : null}
        {chat || isNarrow ? null : (
          <div className={css.pane}>
            <EmptyState
              icon={messageSquare}
              title={say(centre.side.mayWrite ? "choose" : "chooseContact")}
              text={say(centre.side.mayWrite ? "chooseText" : "mayNot")}
            />
          </div>
        )}
        {chat && hasDetails ? (
          <ContactCard {...{ chat, apply, reload, orderHref, ticketHref }} onClose={hideDetails} />
        ) : null}
      </div>
      <OthersAnnouncer centre={centre} />
    </Panel>
  )
}

/**
 * Conversations with customers over WhatsApp (specification, sections 3, 5 and 7): contacts, messages, files, templates,
 * notes and who attends. On a platform that knows contacts and messages alone, that is what it shows. Needs
 * accessToWhatsAppChat; with accessToWhatsAppContacts contacts alone are shown.
 */
export const ContactCentrePanel = (props: ContactCentrePanelProps) => (
  <PanelFrame {...props}>
    <KeptConversation>
      <PanelGate access={contacts.list.access}>
        <Live {...props} />
      </PanelGate>
    </KeptConversation>
  </PanelFrame>
)
