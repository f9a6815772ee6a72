import type { Database } from "../db/database.ts"
import type { Reminder } from "./endReminders.ts"
import type { Job } from "./job.ts"
import type { ComposedMail } from "./platformMail.ts"
import type { Post } from "./post.ts"

/** A kind of mail, as the domain says that leaves it. */
export interface MailKind {
  /** Writes the message of a job; undefined once there is nothing left to say. */
  readonly write: (post: Post, job: Job) => Promise<ComposedMail | undefined>
  /** Undefined for mail its reader waits for. */
  readonly reminder: Reminder | undefined
  /** Called once the message has left. */
  readonly sent?: (db: Database, job: Job) => Promise<void>
}

/** The kinds of all mail there is. */
export type MailKinds = Readonly<Record<Job["kind"], MailKind>>
