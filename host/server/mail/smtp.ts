import { type Mail, MailPutOff, MailRefused, MailUnconfirmed } from "./mail.ts"

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

/** Properties of a `nodemailer` error. */
interface SmtpError {
  readonly permanent?: boolean
  readonly command?: string
  readonly code?: string
  readonly syscall?: string
  readonly timeoutType?: string
}

/** True for an address that is none, and a 5xx answer about the recipient or the message. One about us, as to a password, may be put right. */
const isRefusal = ({ permanent, command, code }: SmtpError): boolean =>
  (permanent === true && (command === "RCPT TO" || command === "DATA")) ||
  (code === "EENVELOPE" && command === "API")

/** True for a 4xx answer about the recipient. */
const isPutOff = ({ permanent, command }: SmtpError): boolean => permanent === false && command === "RCPT TO"

/** True where the connection ended in the middle. */
const isCut = ({ code, syscall, timeoutType }: SmtpError): boolean =>
  code === "ECONNECTION" || (code === "ESOCKET" && syscall !== "connect") || timeoutType === "SOCKET_TIMEOUT"

/** Classifies a failure; a broken connection is unambiguous until the whole message was handed over. */
const classifyFailure = (cause: unknown, isHandedOver: boolean): unknown => {
  if (!(cause instanceof Error)) return cause
  const failure = cause as SmtpError
  if (isRefusal(failure)) return new MailRefused(cause.message, { cause })
  if (isPutOff(failure)) return new MailPutOff(cause.message, { cause })
  return isHandedOver && isCut(failure) ? new MailUnconfirmed(cause.message, { cause }) : cause
}

/** Hears what `nodemailer` does: it says so once it has written the end of a message. */
const listener = (onHandedOver: () => void) => {
  const ignore = () => undefined
  const info = ({ tnx }: { readonly tnx?: string }) => {
    if (tnx === "message") onHandedOver()
  }
  return { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore }
}

/**
 * Mail through an SMTP server, `smtp://` or `smtps://` with name and password in it. It is connected to when needed. A
 * password is only sent over TLS.
 */
export const smtpMail = (url: string, from: string, timeouts = smtpTimeouts): Mail => ({
  send: async (message) => {
    const { createTransport } = await import("nodemailer")
    const hasPassword = new URL(url).password !== ""
    let isHandedOver = false
    const logger = listener(() => {
      isHandedOver = true
    })
    const transport = createTransport({ url, logger, ...timeouts, ...(hasPassword && { requireTLS: true }) })
    try {
      await transport.sendMail({ from, ...message })
    } catch (cause) {
      throw classifyFailure(cause, isHandedOver)
    } finally {
      transport.close()
    }
  },
})
