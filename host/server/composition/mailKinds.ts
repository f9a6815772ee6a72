import { acceptanceMail } from "../contracts/acceptanceMail.ts"
import { invoiceMail } from "../invoices/invoiceMail.ts"
import { leadMail } from "../leads/leadMail.ts"
import { licenseMail } from "../licenses/licenseMail.ts"
import type { MailKinds } from "../mail/mailKind.ts"
import { confirmMail, inviteMail, resetMail } from "../session/accountMail.ts"
import { ticketMail } from "../support/ticketMail.ts"
import { joinedMail, joinMail } from "../users/joinMail.ts"

/** Every kind of mail this server leaves for sending. */
export const mailKinds: MailKinds = {
  reset: resetMail,
  confirm: confirmMail,
  join: joinMail,
  joined: joinedMail,
  invite: inviteMail,
  acceptance: acceptanceMail,
  ticket: ticketMail,
  license: licenseMail,
  invoice: invoiceMail,
  lead: leadMail,
}
