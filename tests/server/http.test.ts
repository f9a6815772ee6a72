import { describe } from "vitest"
import { apiOnPostgres } from "./postgres.ts"
import { accessSuite } from "./suites/access.ts"
import { badInputSuite } from "./suites/badInput.ts"
import { foreignCompanySuite } from "./suites/foreignCompanies.ts"
import { fileStoreSuite } from "./suites/fileStore.ts"
import { forgerySuite } from "./suites/forgeries.ts"
import { formSuite } from "./suites/forms.ts"
import { logSuite } from "./suites/log.ts"
import { mailSuite } from "./suites/mail.ts"
import { protocolSuite } from "./suites/protocol.ts"

/** Behavior decided outside the database, and so the same on every one. */
const api = apiOnPostgres()

describe("forgeries", () => forgerySuite(api))
describe("access", () => accessSuite(api))
describe("companies of others", () => foreignCompanySuite(api))
describe("forms", () => formSuite(api, "short"))
describe("protocol", () => protocolSuite(api))
describe("bad input", () => badInputSuite(api))
describe("a store of files", () => fileStoreSuite(api))
describe("mail", () => mailSuite(api))
describe("the log", () => logSuite(api))
