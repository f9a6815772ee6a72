import type { FastifyInstance } from "fastify"
import type { Store } from "../db/store.ts"
import type { Mail, Message } from "./mail.ts"
import { type Mailer, startMailer } from "./mailer.ts"
import { outboxMail, serveOutbox } from "./outbox.ts"
import type { SendingPost } from "./sending.ts"
import { smtpMail } from "./smtp.ts"

/** Mail delivery options. */
export interface MailOptions {
  /** An SMTP server and the sender's address. */
  readonly smtp?: { readonly url: string; readonly from: string }
  /** The address mailed links lead to; without it the one the server listens on. */
  readonly publicUrl?: string
  /** False keeps a demo without SMTP from showing its mail. */
  readonly outbox?: boolean
}

interface Demo extends MailOptions {
  readonly demo: boolean
}

/** True if mail stays here, readable by everyone: in a demo that sends none, never in an installation of its own. */
export const hasOutbox = ({ demo, smtp, outbox = true }: Demo): boolean =>
  demo && smtp === undefined && outbox

/** True if mail is sent, or can at least be read in the demo. */
export const hasMail = (options: Demo): boolean => options.smtp !== undefined || hasOutbox(options)

/**
 * Sends a message immediately; without SMTP it goes to the outbox, in any installation, since it discloses nothing to
 * others.
 */
const sendNowBy = (store: Store, smtp: Mail | undefined) => async (message: Message) => {
  await (smtp ?? outboxMail(store.db)).send(message)
  return smtp === undefined
}

/** Starts sending mail, by SMTP or to the outbox; without either it waits in the database for a day. */
export const openMail = (
  app: FastifyInstance,
  store: Store,
  options: Demo & { readonly ownAddress: () => string } & Pick<SendingPost, "unsubscribeLink" | "kinds">,
): Mailer => {
  const smtp = options.smtp && smtpMail(options.smtp.url, options.smtp.from)
  const mail = smtp ?? (hasOutbox(options) ? outboxMail(store.db) : undefined)
  if (hasOutbox(options)) serveOutbox(app, store.db)
  if (!mail) app.log.warn("SMTP_URL is not set: nobody can register or get a new password by mail.")
  const mailer = startMailer({
    db: store.db,
    mail,
    sendNow: sendNowBy(store, smtp),
    smtp,
    publicUrl: () => options.publicUrl ?? options.ownAddress(),
    unsubscribeLink: options.unsubscribeLink,
    kinds: options.kinds,
    onError: (cause, { isGivenUp }) =>
      app.log.warn(cause, isGivenUp ? "mail was refused and is given up" : "mail could not be sent yet"),
  })
  app.addHook("onClose", mailer.stop)
  return mailer
}
