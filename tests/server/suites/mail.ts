import type { SMTPServerOptions } from "smtp-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { accountLetters } from "../../../host/server/session/accountLetters.ts"
import { compose } from "../../../host/server/mail/compose.ts"
import { MailPutOff, MailRefused, MailUnconfirmed } from "../../../host/server/mail/mail.ts"
import { smtpMail } from "../../../host/server/mail/smtp.ts"
import { type Api, password, sibling } from "../api.ts"
import { startMailServer } from "../mailServer.ts"

const from = "Balcão <painel@balcao.test>"
const letter = compose(accountLetters.known, {
  to: "joana@exemplo.test",
  language: "ptBr",
  link: "https://painel.example/auth/login",
})

const timeouts = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 200 }

type MailServer = Awaited<ReturnType<typeof startMailServer>>
const open: Array<MailServer> = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
const mailServer = async (...options: Parameters<typeof startMailServer>) => {
  const made = await startMailServer(...options)
  open.push(made)
  return made
}

/** Lets in whoever has this name and password. */
const knowsAna: SMTPServerOptions = {
  authOptional: false,
  onAuth: ({ username, password: given }, _, done) =>
    username === "ana" && given === "senha é" ? done(null, { user: "ana" }) : done(new Error("no")),
}
const signedIn = `ana:${encodeURIComponent("senha é")}@127.0.0.1`
/** The mail server of the tests vouches for itself. */
const selfSigned = "?tls.rejectUnauthorized=false"

/** Mail on its way to a server that takes it, is busy, or is not to be trusted. */
export const mailSuite = (shared: () => Api) => {
  describe("a message", () => {
    test.each([
      ["smtps", true],
      ["smtp", false],
    ])(
      "reaches somebody whole, accents and all, through a server that wants a password (%s)",
      async (scheme, secure) => {
        const { port, received } = await mailServer({ secure, ...knowsAna })
        await smtpMail(`${scheme}://${signedIn}:${port}/${selfSigned}`, from).send(letter)
        expect(received).toEqual([
          {
            to: ["joana@exemplo.test"],
            subject: "Você já tem uma conta",
            parts: { "text/plain": letter.text, "text/html": letter.html },
            isSecure: true,
            sender: "ana",
          },
        ])
      },
    )

    test("is sent without a password or TLS to a server that has neither", async () => {
      const { port, received } = await mailServer({ hideSTARTTLS: true })
      await smtpMail(`smtp://127.0.0.1:${port}`, from).send(letter)
      expect(received.map(({ isSecure, sender }) => ({ isSecure, sender }))).toEqual([
        { isSecure: false, sender: undefined },
      ])
    })

    test("gives nobody the password who offers no TLS, or whose certificate nobody vouches for", async () => {
      const tried: Array<string | undefined> = []
      const greedy: SMTPServerOptions = {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username }, _, done) => {
          tried.push(username)
          done(new Error("no"))
        },
      }
      const bare = await mailServer({ ...greedy, disabledCommands: ["STARTTLS"] })
      const unknown = await mailServer(greedy)
      await expect(smtpMail(`smtp://${signedIn}:${bare.port}`, from).send(letter)).rejects.toThrow("STARTTLS")
      await expect(smtpMail(`smtp://${signedIn}:${unknown.port}`, from).send(letter)).rejects.toThrow(
        "certificate",
      )
      expect(tried).toEqual([])
    })

    test("is given up for now by a server that falls silent in the middle", async () => {
      const { port, received, troubles } = await mailServer()
      troubles.push("hang")
      const mail = smtpMail(`smtp://127.0.0.1:${port}/${selfSigned}`, from, timeouts)
      await expect(mail.send(letter)).rejects.toThrow(MailUnconfirmed)
      await mail.send(letter)
      expect(received.length).toBe(1)
    })

    test("leaves no doubt while it was not handed over, and one address may take none for now", async () => {
      const { port, troubles } = await mailServer()
      troubles.push("drop", "busy", "unknownRecipient", "hang")
      const mail = smtpMail(`smtp://127.0.0.1:${port}/${selfSigned}`, from, timeouts)
      const failures = []
      for (const _ of [1, 2, 3, 4]) failures.push(await mail.send(letter).catch((cause: Error) => cause))
      expect(failures.map((one) => one?.constructor)).toEqual([
        Error,
        MailPutOff,
        MailRefused,
        MailUnconfirmed,
      ])
    })
  })

  describe("somebody who forgot their password", () => {
    const email = "restaurant@balcao.test"
    let running: Api
    const api = () => running
    let server: MailServer
    const log: Array<{ readonly msg: string; readonly err?: { readonly message: string } }> = []
    const logged = (sentence: string) => log.filter(({ msg }) => msg === sentence)
    const options = () => ({
      smtp: { url: `smtp://127.0.0.1:${server.port}/${selfSigned}`, from },
      publicUrl: "https://painel.example",
      logLevel: "warn",
      logTo: { write: (line: string) => void log.push(JSON.parse(line)) },
    })
    const forgot = (whose: string, on = api()) => on.ask("GET", `/acl/users/forgot?email=${whose}`)
    const waiting = async () => (await api().rows("select attempts from mail_jobs")).length
    /** Makes waiting mail due, and has it looked for: mail to nobody is written to no end. */
    const later = async (on = api()) => {
      await api().rows("update mail_jobs set due_at = due_at - interval '2 minutes'")
      await forgot("nobody@balcao.test", on)
    }

    beforeAll(async () => {
      server = await startMailServer()
      running = await sibling(shared(), options())
    })
    beforeEach(() => {
      log.length = server.received.length = 0
    })
    afterAll(async () => {
      await server.close()
      await running.server.close()
    })

    test("gets one message, whose link works, from a mail server that is busy and then breaks off", async () => {
      server.troubles.push("busy", "drop")
      await forgot(email)
      for (const failures of [1, 2]) {
        await expect.poll(() => logged("mail could not be sent yet").length).toBe(failures)
        await expect
          .poll(() =>
            api().rows("select 1 from mail_jobs where due_at between now() and now() + interval '3 minutes'"),
          )
          .toHaveLength(1)
        await later()
      }
      await expect.poll(() => server.received.length).toBe(1)
      await expect.poll(waiting).toBe(0)
      await later()
      await expect.poll(waiting).toBe(0)
      const [first, ...more] = server.received
      expect([first?.to, more]).toEqual([[email], []])
      const token = /https:\/\/painel\.example\/auth\/reset-password#([\w-]+)/.exec(
        first?.parts["text/plain"] ?? "",
      )?.[1]
      const body = { token, password: `${password} new` }
      expect((await api().ask("POST", "/acl/users/reset", { body })).status).toBe(204)
    })

    test("gets one message while a slow mail server takes minutes to say that it took it", async () => {
      const other = await sibling(api(), options())
      server.troubles.push("late")
      await forgot(email)
      await expect.poll(() => server.received.length).toBe(1)
      await later(other)
      await expect.poll(waiting).toBe(1)
      server.release()
      await expect.poll(waiting).toBe(0)
      expect([server.received.length, log]).toEqual([1, []])
      await other.server.close()
    })

    test.each(["unknownRecipient", "spam"] as const)(
      "is not written to again once the mail server refuses for good (%s), and the log says so",
      async (trouble) => {
        server.troubles.push(trouble)
        await forgot(email)
        await expect.poll(() => logged("mail was refused and is given up").length).toBe(1)
        await expect.poll(waiting).toBe(0)
        await later()
        await expect.poll(waiting).toBe(0)
        expect(server.received).toEqual([])
        expect(log[0]?.err?.message).toMatch(trouble === "spam" ? /554/ : /550|rejected/)
      },
    )
  })
}
