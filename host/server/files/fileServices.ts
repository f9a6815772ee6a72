import type { CallServices } from "../calls/handler.ts"
import type { FileStore } from "./fileStore.ts"

/** Services of the handlers of files. */
export interface FileServices extends CallServices {
  /** Keeps the bytes of files; without one they are in the database. */
  readonly fileStore: FileStore | undefined
}
