import type { CallServices } from "../calls/handler.ts"
import type { FileOwner } from "./fileOwner.ts"
import type { FileStore } from "./fileStore.ts"

/** Services of the handlers of files. */
export interface FileServices extends CallServices {
  /** Keeps the bytes of files; without one they are in the database. */
  readonly fileStore: FileStore | undefined
  /** Features that name files, and so say who may read them. */
  readonly fileOwners: ReadonlyArray<FileOwner>
}
