import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  allows,
  attends,
  effectivePermissions,
  fallbackOf,
  managesAccess,
  mayGrant,
  mendsOrders,
  type Subject,
} from "../../../src/contract/access/access.ts"
import { permissionNames } from "../../../src/contract/access/permissionNames.ts"
import { permissionCatalog } from "../../../src/contract/access/permissionCatalog.ts"
import { specPermissions } from "./specPermissions.ts"

const nobody: Subject = { permissions: [], isRoot: false, isApplication: false, franchises: [] }
const root = { ...nobody, isRoot: true }
const application = { ...nobody, isApplication: true }
const franchise = { ...nobody, franchises: [{ id: 1 }] }
const holding = (...names: ReadonlyArray<string>): Subject => ({
  ...nobody,
  permissions: names.map((name) => ({ name })),
})
const namesOf = (user: Subject) => [...effectivePermissions(user)]
const words = (text: string) => text.trim().split(/\s+/)

/** Section 6, copied word for word. */
const menu = words(`accessToCompanyDelivery accessToReportFinance accessToFoodMenu accessToFoodOrders
  accessToHoursCompany accessToWhatsAppContacts accessToTransactions accessToGraphicStudioSettings
  accessToLinksPage accessToMultiMenu accessToHelpDeskTickets accessToGraphicStudioShare accessToCart
  accessToWhatsappMessages`)
const product = words(`accessToCompanyDelivery accessToReportFinance accessToDashboard accessToRegisterProduct
  accessToHelpDeskAcademyecbr accessToMarketOrders accessToHoursCompany accessToWhatsAppContacts
  accessToTransactions accessToGraphicStudioSettings accessToLinksPage accessToHelpDeskTickets
  accessToGraphicStudioShare accessToCart accessToWhatsappMessages`)
const partner = words(`accessToPartnersLicense accessToLinksPage accessToHelpDeskTickets`)

describe("someone without a permission of their own", () => {
  it.each<[string, Subject, ReadonlyArray<string>]>([
    ["a root user", root, ["accessToGlobal", "accessToRoot", "accessToApplications"]],
    ["an application user", application, ["accessToGlobal", "accessToRoot"]],
    ["a franchise user", franchise, ["accessToGlobal", "accessToFranchises"]],
    ["a restaurant's staff", { ...nobody, company: { type: "restaurant" } }, menu],
    ["a supermarket's staff", { ...nobody, company: { type: "supermarket" } }, product],
    ["a partner's staff", { ...nobody, company: { type: "partner" } }, partner],
    ["the staff of a company that sells by menu", { ...nobody, company: { shoppingFlow: "MENU" } }, menu],
    [
      "the staff of a company that sells products",
      { ...nobody, company: { shoppingFlow: "PRODUCT" } },
      product,
    ],
    ["the staff of a partner company", { ...nobody, company: { shoppingFlow: "PARTNER" } }, partner],
    [
      "the staff of a restaurant that sells products",
      { ...nobody, company: { type: "restaurant", shoppingFlow: "PRODUCT" } },
      product,
    ],
    ["somebody of no company", nobody, []],
    ["somebody whose company is null", { ...nobody, company: null }, []],
    ["somebody of a company without type or flow", { ...nobody, company: {} }, []],
  ])("%s falls to exactly the set of section 6", (_, user, expected) => {
    expect(namesOf(user)).toEqual(expected)
  })

  it("who is several things at once is first root, then application, then franchise, then company", () => {
    const all: Subject = { ...root, isApplication: true, franchises: [1], company: { type: "partner" } }
    expect(fallbackOf(all)).toBe("root")
    expect(fallbackOf({ ...all, isRoot: false })).toBe("application")
    expect(fallbackOf({ ...all, isRoot: false, isApplication: false })).toBe("franchise")
    expect(fallbackOf({ ...nobody, company: { type: "partner" } })).toBe("PARTNER")
  })
})

describe("someone with permissions of their own", () => {
  it("has those and nothing of the fallback, whoever they are", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...permissionNames), { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        (names, isRoot, isApplication) => {
          expect(namesOf({ ...holding(...names), isRoot, isApplication }).toSorted()).toEqual(
            names.toSorted(),
          )
        },
      ),
    )
  })

  it("whose list is emptied has the fallback set of who they are again (fault 20)", () => {
    const user = { ...holding("accessToMail"), franchises: [{ id: 1 }] }
    expect(namesOf(user)).toEqual(["accessToMail"])
    expect(namesOf({ ...user, permissions: [] })).toEqual(["accessToGlobal", "accessToFranchises"])
  })
})

describe("a gate", () => {
  const gate = { anyOf: ["accessToMail", "accessToFonts"] as const }

  it("opens to anybody when the call is public or only asks to be signed in", () => {
    expect(allows("public", nobody)).toBe(true)
    expect(allows("signedIn", nobody)).toBe(true)
  })

  it("opens to a holder of any one of its permissions, and to nobody else", () => {
    expect(allows(gate, holding("accessToFonts"))).toBe(true)
    expect(allows(gate, holding("accessToMail", "accessToCart"))).toBe(true)
    expect(allows(gate, holding("accessToCart"))).toBe(false)
    expect(allows(gate, nobody)).toBe(false)
    expect(allows(gate, root)).toBe(false)
  })

  it("opens to a kind of user only when it names that kind", () => {
    expect(allows({ ...gate, kinds: ["root"] }, root)).toBe(true)
    expect(allows({ ...gate, kinds: ["root"] }, application)).toBe(false)
    expect(allows({ ...gate, kinds: ["application"] }, application)).toBe(true)
  })

  it("of users and roles opens to root, application users and holders of accessToUserUser", () => {
    expect(allows(managesAccess, root)).toBe(true)
    expect(allows(managesAccess, { ...holding("accessToMail"), isRoot: true })).toBe(true)
    expect(allows(managesAccess, application)).toBe(true)
    expect(allows(managesAccess, holding("accessToUserUser"))).toBe(true)
    expect(allows(managesAccess, franchise)).toBe(false)
    expect(allows(managesAccess, { ...nobody, company: { type: "restaurant" } })).toBe(false)
  })
})

describe("someone who writes a role", () => {
  it("as root may hand out everything", () => {
    expect(permissionNames.filter((name) => !mayGrant(root, name))).toEqual([])
  })

  it("as an application user with its whole set may hand out everything but what is the platform's own", () => {
    for (const whole of [application, { ...holding("accessToMail", "accessToGlobal"), isApplication: true }])
      expect(permissionNames.filter((name) => !mayGrant(whole, name))).toEqual([
        "accessToRoot",
        "accessToApplications",
      ])
  })

  it("as an application user limited by roles hands out no more than they have", () => {
    const limited = { ...holding("accessToHelpDeskTickets", "accessToRoot"), isApplication: true }
    expect(permissionNames.filter((name) => mayGrant(limited, name))).toEqual(["accessToHelpDeskTickets"])
  })

  it("as anybody else hands out no more than they have", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...permissionNames), { minLength: 1 }), (names) => {
        const granted = permissionNames.filter((name) => mayGrant(holding(...names), name))
        expect(granted.toSorted()).toEqual(names.toSorted())
      }),
    )
    expect(permissionNames.filter((name) => mayGrant(nobody, name))).toEqual([])
  })
})

describe("messages and support", () => {
  const messages = holding("accessToWhatsappMessages")

  it("are open to the staff of a company alone by the permission of its messages", () => {
    const staff = { ...nobody, company: { type: "restaurant" } }
    expect(allows(attends, staff)).toBe(true)
    expect(allows(attends, messages)).toBe(true)
    for (const wider of [{ isApplication: true }, { franchises: [1] }, { isRoot: true }])
      expect(allows(attends, { ...messages, ...wider })).toBe(false)
    expect(allows(attends, { ...holding("accessToWhatsAppChat"), franchises: [1] })).toBe(true)
  })

  it("lets support mend orders", () => {
    expect(allows(mendsOrders, holding("accessToSupport"))).toBe(true)
    expect(allows(mendsOrders, holding("accessToMail"))).toBe(false)
  })
})

describe("the permissions of the platform", () => {
  const listed = permissionCatalog.flatMap(({ children }) => children.map(([name]) => name))

  it("stand once each in the catalog a role is made from", () => {
    expect(listed.toSorted()).toEqual([...permissionNames].toSorted())
    expect(new Set(listed).size).toBe(listed.length)
  })

  it("are those section 6 names, each once", () => {
    expect([...permissionNames].toSorted()).toEqual(specPermissions.toSorted())
  })

  it("are grouped under parents that open nothing, titled in both languages", () => {
    const parents = permissionCatalog.map(({ name }) => name)
    expect(new Set(parents).size).toBe(parents.length)
    expect(parents.filter((name) => specPermissions.includes(name))).toEqual([])
    const titles = permissionCatalog.flatMap(({ title, children }) => [
      title.ptBr,
      title.en,
      ...children.flatMap(([, ptBr, en]) => [ptBr, en]),
    ])
    expect(titles.filter((title) => title.trim() === "")).toEqual([])
  })
})
