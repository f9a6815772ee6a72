import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { drizzle } from "drizzle-orm/pglite"
import { startEmbedded } from "./embedded.ts"
import { migrate } from "./migrate.ts"
import { places } from "../process/places.ts"
import * as schema from "./schema.ts"

rmSync(places.preparedDump, { force: true })
const database = await startEmbedded()
await migrate(drizzle(database.client, { schema, casing: "snake_case" }))
const dump = await database.dump()
await database.close()
mkdirSync(dirname(places.preparedDump), { recursive: true })
writeFileSync(places.preparedDump, dump)
console.log(`The prepared database is ${Math.round(dump.length / 1024)} kB.`)
