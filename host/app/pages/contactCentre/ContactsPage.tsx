import { ContactCentrePanel } from "balcao/contact-centre"
import { hrefs } from "./hrefs.ts"

/** Those the contact centre writes to, by name. */
const ContactsPage = () => <ContactCentrePanel {...hrefs} listing="contacts" />

export default ContactsPage
