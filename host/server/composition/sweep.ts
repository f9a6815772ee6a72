import { sql } from "drizzle-orm"
import { expiredPictures } from "../applications/pictures/expiredPictures.ts"
import { expiredCalls } from "../calls/expiredCalls.ts"
import { expiredContactNews } from "../contact/expiredNews.ts"
import { deleteExpired } from "../db/expiring.ts"
import type { Store } from "../db/store.ts"
import { expiredRemovals } from "../deliveryPeople/expiredRemovals.ts"
import { type KeptFiles, sweepFiles } from "../files/sweepFiles.ts"
import { expiredAttempts } from "../http/expiredAttempts.ts"
import { expiredImports } from "../importing/expiredImports.ts"
import { removeOldJobs } from "../jobs/jobs.ts"
import { expiredOutbox } from "../mail/expiredOutbox.ts"
import { giveUpMail } from "../mail/giveUpMail.ts"
import { expiredNotices } from "../menu/editor/expiredNotices.ts"
import { expiredNews } from "../news/expiredNews.ts"
import { expiredPrintLinks } from "../orders/expiredPrintLinks.ts"
import { expiredSessions } from "../session/expiredSessions.ts"
import { mailKinds } from "./mailKinds.ts"

const expiring = [
  expiredCalls,
  expiredAttempts,
  ...expiredSessions,
  expiredPrintLinks,
  expiredOutbox,
  expiredRemovals,
  ...expiredContactNews,
  expiredPictures,
  expiredNews,
  expiredNotices,
  expiredImports,
]

/** Removes what has had its time. `onUnsent` is told how many messages could not be sent within a day. */
export const sweep = async (
  { db, embedded }: Store,
  files: KeptFiles,
  onUnsent: (messages: number) => void,
): Promise<void> => {
  const unsent = await giveUpMail(db, mailKinds)
  if (unsent > 0) onUnsent(unsent)
  await deleteExpired(db, expiring)
  await removeOldJobs(db)
  // PostgreSQL tidies up after itself; the embedded one has nobody who does.
  const tidyUp = async () => void (embedded && (await db.execute(sql`vacuum analyze`)))
  await sweepFiles(db, files).finally(tidyUp)
}
