import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import { browserName } from "../audit/browserName.ts"
import { maskAddress } from "../http/network.ts"
import { rulesOf } from "../resource/rules.ts"

/** Only root sees the full address of an action's author. */
export const auditLogRules = rulesOf(auditLog, {
  shown: ({ user }, { address, userAgent, ...row }) => ({
    ...row,
    address: user.isRoot || !address ? address : maskAddress(address),
    userAgent: userAgent && browserName(userAgent),
  }),
})
