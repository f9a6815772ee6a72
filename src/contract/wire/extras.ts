/**
 * Extras a server may offer beyond the specification. A call, header or field of an extra is sent only to a server that
 * lists it in `extrasHeader`.
 */
export const extras = [
  /** Takes `Idempotency-Key` with a POST that writes, so that a repeat makes no second record. */
  "idempotency",
  /** Raises `version` with each save, and refuses a save made from an older one. */
  "versions",
  /** Exchanges refresh tokens, and ends a session on its side. */
  "refresh",
  /** Deletes many records in one call. */
  "bulk",
  /** Writes a list as a file. */
  "export",
  /** Tells what somebody's access follows from. */
  "access",
  /** Moves users to another company. */
  "user-moves",
  /** Finds the companies a user may view. */
  "companies",
  /** Counts today's figures. */
  "dashboard",
  /** Streams changes. */
  "streams",
  /** Answers the Realtime Database's protocol at `/.ws`, and lists new orders by a cursor. */
  "realtime",
  /** Keeps orders: finds them, and moves them from one status to the next. */
  "orders",
  /** Tells of all open orders at once and of what changes, and does what a board offers. */
  "board",
  /** Tells a store where whoever delivers one of its orders is, whomever they work for. */
  "order-couriers",
  /** Tells who may be given an order and what delivery people have already. */
  "courier-work",
  /** Promises an order anew. */
  "order-promises",
  /** Tells what stores are paid of their orders. */
  "payouts",
  /** Accepts a store's orders by itself, and keeps whether boards print them. */
  "order-settings",
  /** Takes in where many delivery people are. */
  "positions",
  /** Filters lists by more than section 7 names. */
  "filters",
  /** Marks totals of lists that are estimates, and counts exactly what `exactTotal` asks it to. */
  "estimates",
  /** Keeps more about a delivery person than section 3 names. */
  "details",
  /** Asks for the current password before one's own is changed. */
  "current-password",
  /** Keeps files that fields of records name. */
  "files",
  /** Cuts PDFs of tabloids into pictures of their pages. */
  "pdf-pages",
  /** Knows conversations: who attends them, what is unread, notes, and what changes. */
  "conversations",
  /** Finds the conversation with the customer of an order. */
  "order-conversations",
  /** Keeps what was done to the records of the specification's own lists. */
  "history",
  /** Keeps views of lists under a name. */
  "views",
  /** Keeps templates of contracts, and their texts. */
  "contract-texts",
  /** Sends contracts to those who sign them, who accept them by a mailed link. */
  "acceptance",
  /** Knows Brazil's municipalities, and makes cities of them. */
  "municipalities",
  /** Finds places by an address, a CEP, a neighborhood or a city. */
  "places",
  /** Asks a geocoding server for them too. */
  "geocoding",
  /** Has the calls of lists that are described once (`contract/resource`). */
  "resources",
  /** Finds people who have two records, merges these, and anonymizes people. */
  "registry",
  /** Tells what a store sells, to be given in place of what is sold out. */
  "shelves",
  /** Knows who picks an order, and gives it to another shopper. */
  "picking",
  /** Keeps the PINs shoppers sign in with. */
  "pins",
  /** Subscribes many people to a topic. */
  "subscriptions",
  /** Makes many codes of one coupon. */
  "codes",
  /** Lets partners assign and renew their own licenses. */
  "licensing",
  /** Tells what is around a store whose delivery areas are drawn. */
  "delivery-areas",
  /** Keeps how long a store takes to prepare an order: usually, and at hours of their own. */
  "prep-times",
  /** Carries loose deliveries out: quotes them, takes their price from credits, and moves them. */
  "loose-deliveries",
  /** Lets the platform's people give companies credits for loose deliveries. */
  "delivery-credits",
  /** Lists the work it does by itself. */
  "jobs",
  /** Keeps settings that companies inherit from franchises, applications and the platform. */
  "settings",
  /** Changes a setting for several companies at once, and takes that back. */
  "rollouts",
  /** Blocks users and lets them in again. */
  "blocked-users",
  /** Keeps who is in an access group, and until when. */
  "access-groups",
  /** Closes periods of many companies into invoices, and tells what their lines are made of. */
  "invoicing",
  /** Tells how an invoice is paid by Pix, reminds of it, and takes disputes. */
  "billing",
  /** Captures, voids and refunds card and PIX payments through the acquirer. */
  "acquiring",
  /** Takes in whether a help article helped. */
  "helpful-votes",
  /** Finds help articles for somebody who is about to ask. */
  "help-suggestions",
  /** Gives tickets to those who work on them. */
  "ticket-desk",
  /** Keeps what is said in tickets. */
  "ticket-threads",
  /** Merges tickets, has saved replies for them, and takes in how they were handled. */
  "ticket-care",
  /** Sends tests of messages to whoever writes them, counts whom they reach, and keeps those nobody takes. */
  "messaging",
  /** Keeps the domains, styles, pictures, projects and versions of applications. */
  "brands",
  /** Finds out whether the domains of applications lead to it. */
  "domain-checks",
  /** Tells anybody what an application is called and how it looks. */
  "public-pages",
  /** Keeps legal documents of applications, which anybody reads, and who has accepted them. */
  "legal-documents",
  /** Keeps who runs a franchise. */
  "franchises",
  /** Lets people ask to join a company by its code, and its managers decide. */
  "joining",
  /** Tells users what others did to records they have to do with. */
  "news",
  /** Edits a store's menu as a whole, marks as sold out, and tells why something is not sold. */
  "catalog",
  /** Keeps versions of a menu, and publishes it. */
  "menu-versions",
  /** Brings many rows into described lists: plans, writes and takes back. */
  "imports",
  /** Changes the prices of many products at once, with a plan before and a way back. */
  "bulk-prices",
  /** Knows what the labels on a store's shelves say, and which ones are to be printed. */
  "shelf-labels",
] as const

/** One thing a server may offer beyond the specification. */
export type Extra = (typeof extras)[number]

/** The response header in which a server lists its extras, separated by commas. */
export const extrasHeader = "balcao-extras"

/** The response header that names the fields of a body the server does not know and has ignored, separated by commas. */
export const ignoredFieldsHeader = "balcao-ignored-fields"

/** The extras a server lists. Names nobody here knows may be among them: nobody asks for these. */
export const extrasIn = (listed: string): ReadonlySet<Extra> => {
  const names = listed.split(",").map((name) => name.trim().toLowerCase())
  return new Set(names.filter((name): name is Extra => name !== ""))
}
