import { afterAll, beforeAll, describe } from "vitest"
import { described } from "../../host/server/resource/described.ts"
import { type Api, startApi } from "./api.ts"
import { auditSuite } from "./resources/audits.ts"
import { lifeSuite } from "./resources/lives.ts"

let running: Api
beforeAll(async () => {
  running = await startApi("memory")
})
afterAll(() => running.server.close())

describe("described lists", () => lifeSuite(() => running, described))
describe("the audit log", () => auditSuite(() => running))
