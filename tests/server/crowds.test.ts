import { describe } from "vitest"
import { apiOnPostgres } from "./postgres.ts"
import { floodSuite, registrationFloodSuite } from "./suites/floods.ts"
import { strangerSuite } from "./suites/strangers.ts"

/** Tests that need only one of the databases, in a separate file so that they run beside the others. */
const api = apiOnPostgres({ outbox: false })

describe("strangers", () => strangerSuite(api, "short"))
describe("floods", () => {
  floodSuite(api, "short")
  registrationFloodSuite(api)
})
