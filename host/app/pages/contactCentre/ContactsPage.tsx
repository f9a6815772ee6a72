import { ContactCentrePanel } from "balcao/contact-centre"
import { hrefs } from "./hrefs.ts"

/** Contacts of the contact center, by name. */
const ContactsPage = () => <ContactCentrePanel {...hrefs} listing="contacts" />

export default ContactsPage
