import { EmptyState, wrench } from "balcao/ui"
import { usePageWords } from "../words.ts"

/** The placeholder of the mail module (section 2, generic dialogs). */
const MailPage = () => <EmptyState icon={wrench} title={usePageWords()("mail")} />

export default MailPage
