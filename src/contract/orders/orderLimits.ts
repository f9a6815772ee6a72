/**
 * Limits used only for work on orders, kept apart so that other panels do not load them: maximum waits for a delivery
 * person, for the store's answer, for pickup by the customer, for payment, and for an answer to the customer's message;
 * orders per bulk move or print; minutes between ready and promised for a delivery without a promised time; minutes
 * before the promised time at which the store is told of a scheduled order; lifetime of a print link in seconds; and
 * default preparation time in minutes.
 */
export const orderLimits = {
  noCourierMs: 300_000,
  acceptMs: 480_000,
  pickUpMs: 900_000,
  paymentMs: 600_000,
  chatMs: 180_000,
  maxAtOnce: 100,
  wayMinutes: 20,
  leadMinutes: 60,
  printSeconds: 300,
  usualPrepMinutes: 35,
} as const
