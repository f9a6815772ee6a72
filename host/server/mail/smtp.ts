import { type Mail, MailRefused, MailUnconfirmed } from "./mail.ts"

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

/** What `nodemailer` says of a failure. */
interface Told {
  readonly permanent?: boolean
  readonly command?: string
  readonly code?: string
  readonly syscall?: string
  readonly timeoutType?: string
}

/** True for an address that is none, and a 5xx answer about the recipient or the message. One about us, as to a password, may be put right. */
const isRefusal = ({ permanent, command, code }: Told): boolean =>
  (permanent === true && (command === "RCPT TO" || command === "DATA")) ||
  (code === "EENVELOPE" && command === "API")

/** True where the connection ended in the middle, which may have been after the message. */
const isUnconfirmed = ({ code, syscall, timeoutType }: Told): boolean =>
  code === "ECONNECTION" || (code === "ESOCKET" && syscall !== "connect") || timeoutType === "SOCKET_TIMEOUT"

const told = (cause: unknown): unknown => {
  if (!(cause instanceof Error)) return cause
  const failure = cause as Told
  if (isRefusal(failure)) return new MailRefused(cause.message, { cause })
  return isUnconfirmed(failure) ? new MailUnconfirmed(cause.message, { cause }) : cause
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
      throw told(cause)
    } finally {
      transport.close()
    }
  },
})
