import { describe } from "vitest"
import { everySuite } from "./suites/all.ts"
import { floodSuite } from "./suites/floods.ts"
import { strangerSuite } from "./suites/strangers.ts"

everySuite(
  async () => "memory",
  (api) => {
    describe("strangers", () => strangerSuite(api))
    describe("floods", () => floodSuite(api))
  },
)
