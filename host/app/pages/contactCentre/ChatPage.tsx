import { ContactCentrePanel } from "balcao/contact-centre"

/** Conversations with customers over WhatsApp. */
const ChatPage = () => <ContactCentrePanel repliesHref="/chat/replies" templatesHref="/chat/templates" />

export default ChatPage
