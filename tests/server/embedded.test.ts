import { describe } from "vitest"
import { databaseSuites, storeSuites } from "./suites/all.ts"
import { keptFileSuite } from "./suites/keptFiles.ts"
import { generatedRightsSuite } from "./suites/generatedRights.ts"

databaseSuites(
  async () => "memory",
  (api) => {
    storeSuites(api)
    describe("kept files", () => keptFileSuite(api))
    describe("reach over generated people", () => generatedRightsSuite(api))
  },
)
