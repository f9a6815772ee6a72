import { campaigns } from "../../src/contract/resources/campaigns.ts"
import { contracts } from "../../src/contract/resources/contracts.ts"
import { emailTemplates } from "../../src/contract/resources/emailTemplates.ts"
import { emailTypes } from "../../src/contract/resources/emailTypes.ts"
import { invoices } from "../../src/contract/resources/invoices.ts"
import { notifications } from "../../src/contract/resources/notifications.ts"
import { people } from "../../src/contract/resources/people.ts"
import { listed, memoryBackend } from "../../src/testing/index.ts"

const far = { startsAt: "2099-01-05T15:00:00.000Z", endsAt: "2099-01-20T15:00:00.000Z" }

const notification = (name: string, more: object) => ({
  name,
  title: "Free delivery",
  body: "Today only.",
  channel: "EMAIL" as const,
  to: "CUSTOMER" as const,
  cities: [],
  owner: 1,
  ...more,
})

const person = (name: string, acceptsMarketing: boolean) => ({
  name,
  kind: "PF" as const,
  roles: ["CUSTOMER"] as const,
  status: "ACTIVE",
  acceptsMarketing,
  owner: 1,
})

/** A backend with messages to many, templates of emails, and invoices that are still to be made. */
export const sentBackend = () =>
  memoryBackend({
    resources: [
      listed(people, [person("Ana", true), person("Beto", false)]),
      listed(notifications, [
        notification("Friday", {}),
        notification("Saturday", { status: "FAILED", problem: "GAVE_UP", sent: 120 }),
        notification("Sunday", { status: "SUBMITTED", author: 1 }),
      ]),
      listed(campaigns, [
        {
          name: "Win back",
          objective: "REACTIVATE",
          channel: "PUSH",
          audience: "INACTIVE_30D",
          subject: "We miss you",
          message: "Come back and the delivery is on us.",
          status: "PAUSED",
          problem: "GAVE_UP",
          ...far,
        },
      ]),
      listed(emailTypes, [
        {
          name: "Welcome",
          key: "WELCOME",
          trigger: "ACCOUNT_CREATED",
          audience: "CUSTOMER",
          variables: [{ name: "name", sample: "Ana", isRequired: true }],
          isActive: true,
        },
      ]),
      listed(emailTemplates, [
        {
          name: "Welcome",
          type: 1,
          language: "en",
          subject: "Hello, {{name}}",
          body: "# Welcome\n\nGood to see you, {{name}} {{surname}}.",
        },
      ]),
      listed(contracts, [
        {
          number: "C-1",
          owner: 1,
          startsAt: "2020-01-01",
          renewal: "AUTO",
          monthlyFee: 12_900,
          commission: 1200,
          signers: [],
        },
      ]),
      listed(invoices, []),
    ],
  })
