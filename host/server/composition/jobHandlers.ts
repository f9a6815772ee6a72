import type { FastifyInstance } from "fastify"
import { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import type { Acquirer } from "../acquirer/acquirer.ts"
import { confirmOperation } from "../acquirer/confirmOperation.ts"
import { described } from "../db/described/described.ts"
import type { Store } from "../db/store.ts"
import type { KeptFiles } from "../files/sweepFiles.ts"
import { importJob } from "../importing/importJob.ts"
import { closePeriod } from "../invoices/closePeriod.ts"
import { remindPayers } from "../invoices/reminders.ts"
import { markOverdue } from "../invoices/overdueInvoices.ts"
import type { Mail } from "../mail/mail.ts"
import { remindOfLeads } from "../leads/reminders.ts"
import { remindPartners } from "../licenses/reminders.ts"
import { tellOfSoldOut } from "../menu/tellOfSoldOut.ts"
import { countCampaignOrders } from "../messages/campaignOrders.ts"
import { sendCampaign } from "../messages/campaigns.ts"
import { giveUpSending } from "../messages/giveUpSending.ts"
import { recordOfKey, sendNotification } from "../messages/notifications.ts"
import type { Recipient } from "../messages/unsubscribing.ts"
import { findBugOrders } from "../orders/bugRules.ts"
import { tellOfLateOrders } from "../orders/tellOfOrders.ts"
import { moveDueOrders } from "../orders/dueOrders.ts"
import { priceSlices } from "../products/pricing/priceSlices.ts"
import { type Context, contextOf, contextsOf } from "../resource/context.ts"
import { sourcesOf } from "../resource/sources.ts"
import { solveHeldTickets } from "../support/heldTickets.ts"
import { sweep } from "./sweep.ts"
import type { JobHandlers } from "../jobs/runJobs.ts"

interface Server {
  readonly files: KeptFiles
  /** The mail server, where there is one. */
  readonly mail: Mail | undefined
  readonly unsubscribeLink: (of: Recipient) => string
  readonly acquirer: Acquirer | undefined
  /** The described lists, with the rules that are written by hand. */
  readonly contexts: ReadonlyArray<Context>
  readonly demo: boolean
  /** True if orders progress: in a demo without a simulator they do not move, which is not a problem to report. */
  readonly ordersProgress: boolean
}

const contractsContext = () => contextOf(contextsOf(described, sourcesOf(described)), contractsList)

/** Background jobs of this server. They do not move the demo's orders, with or without a simulator. */
export const jobHandlersOf = (
  app: { readonly log: Pick<FastifyInstance["log"], "warn"> },
  store: Store,
  { files, mail, unsubscribeLink, acquirer, contexts, demo, ordersProgress }: Server,
): JobHandlers => {
  const { db } = store
  const contracts = contractsContext()
  const onUnsent = (messages: number) =>
    app.log.warn({ messages }, "mail could not be sent within a day and is given up")
  return {
    TIDY_UP: { everyMinutes: 60, run: () => sweep(store, files, onUnsent) },
    LICENSE_REMINDERS: { everyMinutes: 60, run: () => remindPartners(db, new Date()) },
    OVERDUE_INVOICES: { everyMinutes: 15, run: () => markOverdue(db, new Date()) },
    INVOICE_REMINDERS: { everyMinutes: 60, run: () => remindPayers(db, new Date()) },
    LEAD_REMINDERS: { everyMinutes: 15, run: () => remindOfLeads(db) },
    HELD_TICKETS: { everyMinutes: 60, run: () => solveHeldTickets(db) },
    SOLD_OUT_ITEMS: { everyMinutes: 60, run: () => tellOfSoldOut(db) },
    IMPORTS: importJob(db, contexts, priceSlices),
    CLOSE_PERIOD: { run: (key) => closePeriod(db, contracts, key) },
    NOTIFICATIONS: {
      run: (key, isOver) => sendNotification({ db, mail, unsubscribeLink }, recordOfKey(key), { isOver }),
      givenUp: (tx, key) => giveUpSending(tx, "notifications", recordOfKey(key)),
    },
    CAMPAIGNS: {
      run: (key, isOver) => sendCampaign({ db, mail, unsubscribeLink }, recordOfKey(key), { isOver }),
      givenUp: (tx, key) => giveUpSending(tx, "campaigns", recordOfKey(key)),
    },
    CAMPAIGN_RESULTS: {
      everyMinutes: 60,
      run: async () => void (await countCampaignOrders(db)),
    },
    ...(acquirer && {
      PAYMENT_OPERATIONS: { run: (key) => confirmOperation(db, acquirer, recordOfKey(key)) },
    }),
    ...(!demo && { DUE_ORDERS: { everyMinutes: 1, run: () => moveDueOrders(db) } }),
    ...(ordersProgress && {
      BUG_ORDERS: { everyMinutes: 1, run: () => findBugOrders(db).then(() => tellOfLateOrders(db)) },
    }),
  }
}
