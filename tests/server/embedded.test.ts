import { everySuite } from "./suites/all.ts"

everySuite(async () => "memory")
