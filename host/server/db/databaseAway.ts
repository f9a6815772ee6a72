/** The database gave no connection, or has stopped. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "The database does not answer.", { cause })
  }
}
