import { applicationStatuses, applicationUpgrades } from "../../contract/applications/application.ts"
import { applicationAdmin } from "../../contract/applications/applicationAdmin.ts"
import { applicationRecords } from "../../contract/applications/applicationRecords.ts"
import type { ListCalls } from "../../resource/described/parts.ts"
import { fileTexts } from "../../resource/described/richFinding.ts"
import { rowOf } from "./applicationCalls.ts"

/** Calls that find and delete applications: by part of the name, by status and by upgrade (section 7). */
export const applicationList: ListCalls<typeof applicationRecords> = {
  find: applicationAdmin.page,
  rowOf,
  isOwnerless: true,
  filter: (name) => ({ name }),
  filters: () => [
    { id: "state", options: applicationStatuses, toFilter: (status) => ({ status }) },
    { id: "upgrade", options: applicationUpgrades, toFilter: (upgrade) => ({ upgrade }) },
  ],
  cellTexts: fileTexts(applicationRecords),
  asksName: true,
  remove: (api, { _id }) => api.call(applicationAdmin.remove, { params: { id: _id } }),
}
