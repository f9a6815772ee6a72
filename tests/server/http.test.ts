import { afterAll, beforeAll, describe } from "vitest"
import { type Api, startApi } from "./api.ts"
import { accessSuite } from "./suites/access.ts"
import { badInputSuite } from "./suites/badInput.ts"
import { foreignCompanySuite } from "./suites/foreignCompanies.ts"
import { forgerySuite } from "./suites/forgeries.ts"
import { formSuite } from "./suites/forms.ts"
import { protocolSuite } from "./suites/protocol.ts"

/** What is decided before a query is made, and so is the same on every database. */
let running: Api
const api = () => running
beforeAll(async () => {
  running = await startApi("memory")
})
afterAll(() => running.server.close())

describe("forgeries", () => forgerySuite(api))
describe("access", () => accessSuite(api))
describe("companies of others", () => foreignCompanySuite(api))
describe("forms", () => formSuite(api))
describe("protocol", () => protocolSuite(api))
describe("bad input", () => badInputSuite(api))
