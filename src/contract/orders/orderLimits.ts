/**
 * What only work on orders is bounded by, so that no other panel is sent it: after which times an order waits too long for a
 * delivery person, for the store's answer, for its customer to take it, for its payment, and its customer for an answer to what they wrote; how many orders one bulk move or
 * print takes; how many minutes after it is ready an order is promised that was promised for no time, where it is
 * delivered; how many minutes before it is promised the store is told of a scheduled order; for how many seconds a link to printed pages lives; and in how many minutes a kitchen has an order until
 * somebody says otherwise.
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
