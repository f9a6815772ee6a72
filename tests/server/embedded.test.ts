import { describe } from "vitest"
import { everySuite } from "./suites/all.ts"
import { generatedRightsSuite } from "./suites/generatedRights.ts"

everySuite(
  async () => "memory",
  (api) => {
    describe("reach over generated people", () => generatedRightsSuite(api))
  },
)
