import { accessible } from "./accessible.ts"
import type { Condition } from "./Condition.ts"
import { faultsOfApi } from "./faults.ts"
import { ancestors, rightToLeft, widths } from "./layout.ts"
import { splitModules } from "./modules.ts"
import { mounts } from "./mounts.ts"
import { twoTenants, twoVersions } from "./neighbors.ts"
import { pageStyles } from "./pageStyles.ts"
import { policy } from "./policy.ts"
import { hydration } from "./server.ts"
import { serverComponents } from "./serverComponents.ts"
import { strictMode } from "./strictMode.ts"

/** The tables of the report, by their titles. */
export const conditions: Readonly<Record<string, ReadonlyArray<Condition>>> = {
  "Style sheets of pages": [pageStyles],
  "Pages and their scripts": [
    policy,
    splitModules,
    strictMode,
    hydration,
    serverComponents,
    twoTenants,
    twoVersions,
    mounts,
  ],
  "Layout and accessibility": [widths, rightToLeft, ancestors, accessible],
  "Faults of the API": [faultsOfApi],
}
