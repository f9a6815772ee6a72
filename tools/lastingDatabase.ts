import type { OpenFolder } from "../host/server/db/folder.ts"

/** An embedded database that stays open when the servers on it close. */
export interface LastingDatabase {
  readonly place: OpenFolder
  readonly close: () => Promise<void>
}

/** Keeps a database open for one server after another, since to open it takes seconds. */
export const lastingDatabase = (opened: OpenFolder): LastingDatabase => {
  let { fresh } = opened
  return {
    place: {
      embedded: opened.embedded.then((embedded) => ({ ...embedded, close: async () => {} })),
      get fresh() {
        return fresh
      },
      complete: () => {
        opened.complete()
        fresh = false
      },
      release: () => {},
    },
    close: async () => {
      await (await opened.embedded).close()
      opened.release()
    },
  }
}
