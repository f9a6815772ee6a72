import { afterAll, beforeAll, describe } from "vitest"
import { type Api, startApi } from "../server/api.ts"
import { floodSuite } from "../server/suites/floods.ts"
import { formSuite } from "../server/suites/forms.ts"
import { listSuite } from "../server/suites/lists.ts"
import { raceSuite } from "../server/suites/races.ts"
import { realtimeSuite } from "../server/suites/realtime.ts"
import { strangerSuite } from "../server/suites/strangers.ts"

let running: Api
const api = () => running
beforeAll(async () => {
  running = await startApi("memory", { outbox: false })
})
afterAll(() => running.server.close())

describe("strangers", () => strangerSuite(api, "long"))
describe("floods", () => floodSuite(api, "long"))
describe("races", () => raceSuite(api, "long"))
describe("lists", () => listSuite(api, "long"))
describe("new orders in real time", () => realtimeSuite(api, "long"))
describe("forms", () => formSuite(api, "long"))
