import { auditLog } from "../../../../src/contract/resources/auditLog.ts"
import { maskAddress } from "../../http/network.ts"
import { rulesOf } from "../rules.ts"

/** From where somebody signed in is told whole to root alone. */
export const auditLogRules = rulesOf(auditLog, {
  shown: ({ user }, row) =>
    user.isRoot || !row.address ? row : { ...row, address: maskAddress(row.address) },
})
