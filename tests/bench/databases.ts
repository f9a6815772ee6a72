import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Place } from "../../host/server/db/open.ts"
import { startPostgres } from "../server/postgres.ts"

/** Runs a benchmark on a new PostgreSQL, then on a new PGlite in a folder. */
export const onBoth = async <A>(bench: (name: string, place: Place) => Promise<A>): Promise<[A, A]> => {
  const cluster = await startPostgres()
  const postgres = await bench("PostgreSQL", { url: await cluster.database("bench") })
  await cluster.stop()
  const folder = mkdtempSync(join(tmpdir(), "balcao-bench-"))
  const embedded = await bench("PGlite, in a folder", { folder })
  rmSync(folder, { recursive: true, force: true })
  return [postgres, embedded]
}
