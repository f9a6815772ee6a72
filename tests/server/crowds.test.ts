import { describe } from "vitest"
import { apiOnPostgres } from "./postgres.ts"
import { floodSuite, registrationFloodSuite } from "./suites/floods.ts"
import { strangerSuite } from "./suites/strangers.ts"

/** What one database shows for both: a file of its own, so that it runs beside the others. */
const api = apiOnPostgres({ outbox: false })

describe("strangers", () => strangerSuite(api, "short"))
describe("floods", () => {
  floodSuite(api, "short")
  registrationFloodSuite(api)
})
