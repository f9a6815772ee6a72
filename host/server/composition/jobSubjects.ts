import { operationSubject } from "../acquirer/operationSubject.ts"
import { closingSubject } from "../invoices/closingSubject.ts"
import type { JobSubjects } from "../jobs/jobRules.ts"
import { campaignSubject, notificationSubject } from "../messages/sendingSubjects.ts"

/** Subjects of the kinds of jobs that are about a record. */
export const jobSubjects: JobSubjects = {
  NOTIFICATIONS: notificationSubject,
  CAMPAIGNS: campaignSubject,
  PAYMENT_OPERATIONS: operationSubject,
  CLOSE_PERIOD: closingSubject,
}
