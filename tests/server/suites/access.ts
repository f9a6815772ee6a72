import { beforeAll, expect, test } from "vitest"
import { coreRoles } from "../../../host/server/db/coreRoles.ts"
import {
  allows,
  effectivePermissions,
  fallbackSets,
  managesOrders,
} from "../../../src/contract/access/access.ts"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import { emailTypes } from "../../../src/contract/resources/emailTypes.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { people } from "../../../src/contract/resources/people.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import { type Api, type Kind, kinds } from "../api.ts"
import { addressOf, everyCall, type Sample } from "../samples.ts"

const denials = new Set(["unauthenticated", "forbidden"])

/** Calls that write records of a list, which only those whose scope is wide enough may, whatever the permission. */
const written: Readonly<Record<string, Resource>> = {
  "registry.merge": people,
  "registry.anonymize": people,
  "readerRegistry.anonymize": offerPeople,
  "municipalities.import": cities,
  "contractTexts.send": contracts,
  "billing.remind": invoices,
  "invoicing.preview": invoices,
  "invoicing.start": invoices,
  "topicSubscriptions.change": notificationTopics,
  "groupMembers.put": accessGroups,
  "groupMembers.remove": accessGroups,
  "messages.testTemplate": emailTemplates,
  "messages.testType": emailTypes,
  "messages.testNotification": notifications,
  "messages.testCampaign": campaigns,
  "messages.audience": notifications,
}

/** Calls that ask for more than their permission: that for another thing too, or to be who works on it. */
const alsoNeeded: Readonly<Record<string, (user: CurrentUser) => boolean>> = {
  "contacts.ofOrder": (user) => allows(managesOrders, user),
  "ticketDesk.assign": handlesTickets,
  "ticketDesk.merge": handlesTickets,
  "ticketThreads.rate": (user) => !handlesTickets(user),
}

const mayCall = ({ name, to }: Sample, user: CurrentUser) =>
  allows(to.access, user) &&
  (alsoNeeded[name]?.(user) ?? true) &&
  (written[name] === undefined || mayWrite(written[name], user))

/** The fallback set of each demo sign-in (section 6). */
const fallbackOfKind = {
  root: "root",
  application: "application",
  franchise: "franchise",
  restaurant: "MENU",
  supermarket: "PRODUCT",
  partner: "PARTNER",
} as const satisfies Record<Kind, keyof typeof fallbackSets>

/** Every call, asked by every kind of user and by nobody: the contract's table decides, and nothing else. */
export const accessSuite = (api: () => Api) => {
  const meAs = async (as: Kind) => (await api().ask("GET", "/acl/users/me", { as })).body as CurrentUser
  let users: ReadonlyArray<readonly [Kind, CurrentUser]>
  beforeAll(async () => {
    users = await Promise.all(kinds.map(async (as) => [as, await meAs(as)] as const))
  })

  test.each(everyCall.map((sample) => [sample.name, sample] as const))(
    "%s answers exactly those the table of access lets in",
    async (_, sample) => {
      const address = addressOf(sample)
      const { method, access } = sample.to
      const asked = sample.body === undefined ? {} : { body: sample.body }
      const anonymous = await api().ask(method, address, asked)
      expect(denials.has(anonymous.body?.code)).toBe(access !== "public")
      for (const [as, user] of users) {
        const answer = await api().ask(method, address, { ...asked, as })
        const denied = denials.has(answer.body?.code)
        expect([as, denied, answer.status < 500]).toEqual([as, !mayCall(sample, user), true])
        if (denied) expect(answer.status).toBe(403)
      }
    },
  )

  /** Returns, for each call, true if this user was let in, and true if the access table would let them in. */
  const doors = async (as: Kind) => {
    const user = await meAs(as)
    const asked = everyCall.map(async (sample) => {
      const body = sample.body === undefined ? {} : { body: sample.body }
      const answer = await api().ask(sample.to.method, addressOf(sample), { as, ...body })
      return [sample.name, !denials.has(answer.body?.code)] as const
    })
    const expected = everyCall.map((sample) => [sample.name, mayCall(sample, user)] as const)
    return { user, opened: await Promise.all(asked), expected }
  }
  const held = (user: CurrentUser) => user.permissions.map(({ name }) => name).toSorted()

  test("every core role opens its holder exactly the calls of its permissions", async () => {
    for (const { name, permissions } of coreRoles) {
      await api().rows(
        `insert into user_roles (user_id, role_id) select 6, id from roles where base_name = '${name}'`,
      )
      const { user, opened, expected } = await doors("partner")
      expect([name, held(user)]).toEqual([name, [...permissions].toSorted()])
      expect([name, opened]).toEqual([name, expected])
      await api().rows("delete from user_roles where user_id = 6")
    }
  })

  test("whoever has their permissions taken away falls to the set of their kind with the next call, no further", async () => {
    const all = (await api().ask("GET", "/acl/permissions", { as: "root" })).body as Array<{
      id: number
      name: string
    }>
    const given = all
      .filter(({ name }) => name === "accessToUserUser" || name === "accessToLogsLog")
      .map(({ id }) => id)
    for (const [at, as] of kinds.entries()) {
      const { body: role } = await api().ask("POST", "/acl/roles", {
        as: "root",
        body: { title: "Passageiro", permissions: given },
      })
      await api().rows(`insert into user_roles (user_id, role_id) values (${at + 1}, ${role.id})`)
      expect([as, held(await meAs(as))]).toEqual([as, ["accessToLogsLog", "accessToUserUser"]])
      await api().ask("PUT", "/acl/roles", { as: "root", body: { ...role, permissions: [] } })
      const after = await doors(as)
      expect([as, after.user.permissions]).toEqual([as, []])
      expect(effectivePermissions(after.user)).toEqual(new Set(fallbackSets[fallbackOfKind[as]]))
      expect([as, after.opened]).toEqual([as, after.expected])
      await api().rows(`delete from user_roles where user_id = ${at + 1}`)
    }
  })

  test("somebody refused is told which permission they lack", async () => {
    const { body } = await api().ask("GET", "/acl/roles", { as: "partner" })
    expect(body).toEqual({
      _tag: "Forbidden",
      code: "forbidden",
      needs: ["accessToUserUser"],
      message: "Você não tem permissão para isso.",
    })
  })
}
