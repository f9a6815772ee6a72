import type { Database } from "./database.ts"

/** A database ready for use. */
export interface Store {
  readonly db: Database
  readonly embedded: boolean
  /** Resolves with the cause if an embedded database stopped by itself; it is not restarted in this process. */
  readonly ended: Promise<unknown>
  /** Hears every `pg_notify` on a channel, from whichever process; gives the way to stop. A ring may be lost. */
  readonly listen: (channel: string, onNotify: () => void) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** Callbacks for opening a database and for its later errors. */
export interface OpenOptions {
  /** Told of connections lost while idle. */
  readonly onError: (cause: unknown) => void
  /** Puts the first data into the migrated database, while no other process prepares it. */
  readonly fill: (db: Database, it: { readonly isNewEmbedded: boolean }) => Promise<void>
}
