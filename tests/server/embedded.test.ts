import { describe } from "vitest"
import { databaseSuites, storeSuites } from "./suites/all.ts"
import { damagedFileSuite } from "./suites/damagedFiles.ts"
import { registrationFloodSuite } from "./suites/floods.ts"
import { keptFileSuite } from "./suites/keptFiles.ts"
import { pdfPageSuite } from "./suites/pdfPages.ts"
import { simulatorSuite } from "./suites/simulator.ts"

databaseSuites(
  async () => "memory",
  (api) => {
    storeSuites(api)
    describe("floods", () => registrationFloodSuite(api))
    describe("kept files", () => keptFileSuite(api))
    describe("damaged files", () => damagedFileSuite(api))
    describe("pages of PDFs", () => pdfPageSuite(api))
    // After the others, because it makes the demo 20 hours older.
    describe("the simulator", () => simulatorSuite(api))
  },
)
