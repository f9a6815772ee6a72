import { afterAll, beforeAll, describe } from "vitest"
import { type Api, startApi } from "./api.ts"
import { floodSuite } from "./suites/floods.ts"
import { simulatorSuite } from "./suites/simulator.ts"
import { strangerSuite } from "./suites/strangers.ts"

/** What one database shows for both: a file of its own, so that it runs beside the others. */
let running: Api
const api = () => running
beforeAll(async () => {
  running = await startApi("memory", { outbox: false })
})
afterAll(() => running.server.close())

describe("the simulator", () => simulatorSuite(api))
describe("strangers", () => strangerSuite(api, "short"))
describe("floods", () => floodSuite(api, "short"))
