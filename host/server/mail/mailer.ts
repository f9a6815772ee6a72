import type { Database } from "../db/database.ts"
import type { Mail, Message } from "./mail.ts"
import type { MailKinds } from "./mailKind.ts"
import type { Post } from "./post.ts"
import { sendNext } from "./sending.ts"

/** Sends the mail that waits in the database, in the background. Several processes may do it at once. */
export interface Mailer {
  /** Something may be due. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
  /** Sends one message immediately; true if it was kept in the outbox, without a mail server. */
  readonly sendNow: (message: Message) => Promise<boolean>
  /** The mail server, where there is one. */
  readonly smtp: Mail | undefined
}

interface Options {
  readonly db: Database
  /** Without one mail waits in the database until there is. */
  readonly mail: Mail | undefined
  readonly publicUrl: () => string
  readonly unsubscribeLink: Post["unsubscribeLink"]
  readonly kinds: MailKinds
  readonly sendNow: Mailer["sendNow"]
  readonly smtp: Mailer["smtp"]
  readonly onError: Post["onError"]
}

/** Milliseconds between looks for mail that another process left, or that is due again. */
const lookEveryMs = 30_000

/** Starts sending. It is woken by whoever leaves mail, and looks by itself now and then. */
export const startMailer = ({ mail, smtp, sendNow, ...post }: Options): Mailer => {
  const { onError } = post
  if (!mail) return { wake: () => undefined, stop: async () => undefined, sendNow, smtp }
  let running: Promise<void> | undefined
  let isWoken = false
  let isOver = false
  const sendAll = async () => {
    while (isWoken && !isOver) {
      isWoken = false
      try {
        while (!isOver && (await sendNext(post, mail))) continue
      } catch (cause) {
        onError(cause, { isGivenUp: false })
      }
    }
  }
  const wake = () => {
    isWoken = true
    running ??= sendAll().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  const stop = async () => {
    isOver = true
    clearInterval(timer)
    await running
  }
  return { wake, stop, sendNow, smtp }
}
