import { type Mail, MailRefused } from "./mail.ts"

/** Milliseconds until a mail server that stays silent is given up. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  /** Ten minutes by RFC 5321 (4.5.3.2.6): a server that took a message and answers late would get it twice. */
  readonly socketTimeout: number
}

const smtpTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 600_000,
}

/** True for a 5xx answer about the recipient or the message. One about us, as to a password, may be put right. */
const isRefusal = (cause: unknown): cause is Error => {
  if (!(cause instanceof Error)) return false
  const { permanent, command } = cause as { readonly permanent?: unknown; readonly command?: unknown }
  return permanent === true && (command === "RCPT TO" || command === "DATA")
}

/**
 * Mail through an SMTP server, `smtp://` or `smtps://` with name and password in it. It is connected to when needed. A
 * password is only sent over TLS.
 */
export const smtpMail = (url: string, from: string, timeouts = smtpTimeouts): Mail => ({
  send: async (message) => {
    const { createTransport } = await import("nodemailer")
    const hasPassword = new URL(url).password !== ""
    const transport = createTransport({ url, ...timeouts, ...(hasPassword && { requireTLS: true }) })
    try {
      await transport.sendMail({ from, ...message })
    } catch (cause) {
      throw isRefusal(cause) ? new MailRefused(cause.message, { cause }) : cause
    } finally {
      transport.close()
    }
  },
})
