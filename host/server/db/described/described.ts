import * as all from "../../../../src/contract/all.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { auditLog } from "../../../../src/contract/resources/auditLog.ts"

/** Every described list the server keeps. */
export const described: ReadonlyArray<Resource> = [...Object.values(all), auditLog]
