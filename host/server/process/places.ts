import { findPackageJSON } from "node:module"
import { dirname, join } from "node:path"

const host = dirname(findPackageJSON("..", import.meta.url)!)
const isBundled = import.meta.filename.endsWith(".js")

/** Paths of files the server does not import; they differ between the sources and the bundle in `dist/server`. */
export const places = {
  /** The thread of the embedded database. */
  databaseWorker: join(host, isBundled ? "dist/server/embeddedWorker.js" : "server/db/embeddedWorker.ts"),
  /** The thread that reads PDFs. */
  pdfWorker: join(host, isBundled ? "dist/server/pdfWorker.js" : "server/files/pdf/pdfWorker.ts"),
  migrations: join(host, "server/db/migrations"),
  /** Made by `prepare.ts`: an embedded database with its tables and base data, so that a first start is quick. */
  preparedDump: join(host, "dist/database.tar.zst"),
  /** The built app. */
  app: join(host, "dist/app"),
  /** Node's cache of compiled modules. */
  compileCache: join(host, "dist/compiled"),
}
