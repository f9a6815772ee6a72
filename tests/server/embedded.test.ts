import { describe } from "vitest"
import { everySuite } from "./suites/all.ts"
import { floodSuite } from "./suites/floods.ts"
import { simulatorSuite } from "./suites/simulator.ts"
import { strangerSuite } from "./suites/strangers.ts"

everySuite(
  async () => "memory",
  (api) => {
    describe("the simulator", () => simulatorSuite(api))
    describe("strangers", () => strangerSuite(api))
    describe("floods", () => floodSuite(api))
  },
)
