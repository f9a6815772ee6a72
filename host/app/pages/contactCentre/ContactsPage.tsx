import { ContactCentrePanel } from "balcao/contact-centre"

/** Those the contact centre writes to, by name. */
const ContactsPage = () => <ContactCentrePanel listing="contacts" />

export default ContactsPage
