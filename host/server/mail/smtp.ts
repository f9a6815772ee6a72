import type { Mail } from "./mail.ts"

/** Mail through an SMTP server, `smtp://` or `smtps://` with name and password in it. It is connected to when needed. */
export const smtpMail = (url: string, from: string): Mail => ({
  send: async (message) => {
    const { createTransport } = await import("nodemailer")
    const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    const transport = createTransport({ url, ...timeouts })
    try {
      await transport.sendMail({ from, ...message })
    } finally {
      transport.close()
    }
  },
})
