import type { AddressInfo, Socket } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

/** A message as its reader sees it, and how it came. */
export interface Received {
  readonly to: ReadonlyArray<string>
  readonly subject: string
  /** The parts by type, such as `text/plain`, with plain line breaks. */
  readonly parts: Readonly<Record<string, string>>
  readonly isSecure: boolean
  /** The account that signed in to send it. */
  readonly sender: string | undefined
}

/** The mail server's faulty reaction to the next message. */
export type Trouble = "busy" | "unknownRecipient" | "spam" | "drop" | "hang" | "late"

const bytesOf = (body: string, encoding: string | undefined): Buffer => {
  if (encoding === "base64") return Buffer.from(body, "base64")
  if (encoding !== "quoted-printable") return Buffer.from(body)
  const joined = body.replaceAll("=\r\n", "")
  return Buffer.from(
    joined.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  )
}

/** A header's value, its encoded words (RFC 2047) read. */
const headerOf = (head: string, name: string): string => {
  const line = new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "im").exec(head)?.[1] ?? ""
  return line
    .replaceAll(/\?=\r\n[ \t]+=\?/g, "?==?")
    .replaceAll(/\r\n[ \t]+/g, " ")
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : bytesOf(word.replaceAll("_", " "), "quoted-printable").toString(),
    )
}

const partsOf = (message: string): Received["parts"] => {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? ""
  const parts = message.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = "", ...rest] = part.trimStart().split("\r\n\r\n")
      const body = bytesOf(rest.join("\r\n\r\n"), headerOf(head, "Content-Transfer-Encoding"))
      return [
        headerOf(head, "Content-Type").split(";")[0],
        body.toString().replaceAll("\r\n", "\n").trimEnd(),
      ]
    }),
  )
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const refusals = {
  busy: () => refusal(451, "4.3.2 Try again later"),
  unknownRecipient: () => refusal(550, "5.1.1 No such mailbox"),
  spam: () => refusal(554, "5.7.1 Looks like spam"),
} as const

/** A real SMTP server that keeps what it is sent; `troubles` are what it does with the next messages. */
export const startMailServer = async (options: SMTPServerOptions = {}) => {
  const received: Array<Received> = []
  const troubles: Array<Trouble> = []
  const sockets = new Set<Socket>()
  let release = () => {}
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false,
    ...options,
    onRcptTo: (_, __, done) => {
      const [trouble] = troubles
      if (trouble !== "busy" && trouble !== "unknownRecipient") return done()
      troubles.shift()
      done(refusals[trouble]())
    },
    onData: async (stream, { envelope, secure, user }, done) => {
      const trouble = troubles.shift()
      if (trouble === "drop") return cut()
      const message = await text(stream).catch(() => "")
      if (trouble === "hang") return
      if (trouble === "spam") return done(refusals.spam())
      received.push({
        to: envelope.rcptTo.map(({ address }) => address),
        subject: headerOf(message, "Subject"),
        parts: partsOf(message),
        isSecure: secure,
        sender: user as string | undefined,
      })
      if (trouble === "late") return void (release = done)
      done()
    },
  })
  smtp.on("error", () => {})
  smtp.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve))
  const close = () => {
    cut()
    return new Promise<void>((resolve) => smtp.close(resolve))
  }
  const { port } = smtp.server.address() as AddressInfo
  return { port, received, troubles, release: () => release(), close }
}
