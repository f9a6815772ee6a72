import { ContactCentrePanel } from "balcao/contact-centre"

/** Conversations with customers over WhatsApp. */
const ChatPage = () => <ContactCentrePanel />

export default ChatPage
