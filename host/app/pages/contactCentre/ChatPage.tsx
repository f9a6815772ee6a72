import { ContactCentrePanel } from "balcao/contact-centre"
import { hrefs } from "./hrefs.ts"

/** Conversations with customers over WhatsApp. */
const ChatPage = () => (
  <ContactCentrePanel {...hrefs} repliesHref="/chat/replies" templatesHref="/chat/templates" />
)

export default ChatPage
