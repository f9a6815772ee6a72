/** Hears what is said at a place of a realtime database. */
export interface PlaceListener {
  /** The value there: once at the beginning, and whenever it is another. */
  readonly onValue: (value: unknown) => void
  readonly onError: (cause: unknown) => void
}

/** An open connection that listens to one place. */
export interface Listening {
  /** Resolves once the database has answered anything; it may never, on a connection that is dead without knowing. */
  probe(): Promise<void>
  /** Gives the connection up and begins another at once. */
  reconnect(): void
  stop(): void
}

/** Listens to a place, such as `newOrder/7` (section 7, realtime). Rejects when it cannot even begin. */
export type RealtimeDatabase = (place: string, listener: PlaceListener) => Promise<Listening>
