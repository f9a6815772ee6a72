import { describe } from "vitest"
import { everySuite } from "./suites/all.ts"
import { keptFileSuite } from "./suites/keptFiles.ts"
import { generatedRightsSuite } from "./suites/generatedRights.ts"

everySuite(
  async () => "memory",
  (api) => {
    describe("kept files", () => keptFileSuite(api))
    describe("reach over generated people", () => generatedRightsSuite(api))
  },
)
