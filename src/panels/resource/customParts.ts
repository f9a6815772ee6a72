import type { Resource } from "../../contract/resource/resource.ts"
import type { OwnRowAction } from "../../resource/described/ownActions.ts"
import { allows, anonymizesPeople } from "../../contract/access/access.ts"
import { notifiesPeople } from "../../contract/access/keepers.ts"
import { isAssignable, isRenewable } from "../../contract/licenses/renewedEnd.ts"
import { makesCodes } from "../../contract/coupons/codeRules.ts"
import { ban } from "../../resource/described/icons.ts"
import { lock, user, users } from "../../ui/icon/icons.ts"
import { wallet } from "../../ui/icon/menuIcons.ts"
import { clock, download } from "../../ui/icon/listIcons.ts"
import { customPartsOfTrade } from "./customPartsOfTrade.ts"
import { cellPart } from "../../resource/described/cellPart.tsx"
import { fetched } from "../../resource/described/fetched.tsx"
import { companyParts } from "../companies/companyParts.ts"
import { accountParts } from "../digitalAccounts/accountParts.ts"
import { transactionParts } from "../braspagTransactions/transactionParts.ts"
import { ticket } from "../coupons/ticket.ts"
import { leadParts } from "../leads/leadParts.ts"
import { legalParts } from "../legalDocuments/legalParts.ts"
import { customPartsOfMessages } from "./customPartsOfMessages.ts"
import { send } from "../../business/messages/send.ts"
import { paymentParts } from "../companyPaymentMethods/paymentParts.tsx"
import { ticketParts } from "../tickets/ticketParts.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { CustomParts, CustomPartsByList } from "../../resource/described/CustomParts.ts"

/** Makes nobody of a person's record, for whoever may. */
const anonymize: OwnRowAction<Resource> = {
  id: "anonymize",
  icon: ban,
  extra: "registry",
  access: anonymizesPeople,
  isOffered: ({ status }) => status !== "ANONYMIZED",
}

/** Hand-written parts of the library's own descriptions, by name; each is fetched when it is rendered. */
const customParts: CustomPartsByList = {
  ...customPartsOfMessages,
  ...customPartsOfTrade,
  accessGroups: {
    cells: { permissions: cellPart(() => import("../accessGroups/GroupSize.tsx")) },
    fields: { permissions: fetched(() => import("../accessGroups/GroupPermissions.tsx")) },
    tabs: [
      {
        id: "members",
        extra: "access-groups",
        View: lazily(() => import("../accessGroups/GroupMembers.tsx")),
      },
    ],
  },
  auditLog: {
    cells: { label: cellPart(() => import("../auditLog/LoggedRecord.tsx")) },
  },
  banners: {
    Summary: lazily(() => import("../banners/BannerProblem.tsx")),
    Preview: lazily(() => import("../banners/BannerPreview.tsx")),
    cells: { target: cellPart(() => import("../banners/BannerTarget.tsx")) },
    areas: { target: "second" },
  },
  braspagSubordinates: {
    fields: { street: fetched(() => import("../braspagSubordinates/SellerStreet.tsx")) },
    bulkActions: [
      { id: "mdr", icon: wallet, Dialog: lazily(() => import("../braspagSubordinates/ChangeMdr.tsx")) },
    ],
    tabs: [{ id: "review", View: lazily(() => import("../braspagSubordinates/SellerReview.tsx")) }],
  },
  braspagTransactions: transactionParts,
  cities: {
    listActions: [
      {
        id: "import",
        icon: download,
        extra: "municipalities",
        Action: lazily(() => import("../cities/ImportCities.tsx")),
      },
    ],
    cells: { neighborhoods: cellPart(() => import("../cities/NeighborhoodsCell.tsx")) },
    fields: { neighborhoods: fetched(() => import("../cities/NeighborhoodsInput.tsx")) },
  },
  companies: companyParts,
  companyPaymentMethods: paymentParts,
  companyGroups: {
    tabs: [{ id: "stores", View: lazily(() => import("../companyGroups/GroupStores.tsx")) }],
  },
  contracts: {
    Summary: lazily(() => import("../contracts/ContractTerms.tsx")),
    tabs: [
      { id: "text", extra: "contract-texts", View: lazily(() => import("../contracts/ContractText.tsx")) },
      { id: "signatures", View: lazily(() => import("../contracts/Signatures.tsx")) },
    ],
  },
  contractTemplates: {
    Preview: lazily(() => import("../contractTemplates/VariableList.tsx")),
    tabs: [{ id: "preview", Draft: lazily(() => import("../contractTemplates/TemplatePreview.tsx")) }],
  },
  coupons: {
    Summary: lazily(() => import("../coupons/CouponRule.tsx")),
    rowActions: [
      {
        id: "codes",
        icon: ticket,
        extra: "codes",
        isOffered: makesCodes,
        Action: lazily(() => import("../coupons/CouponCodes.tsx")),
      },
    ],
    tabs: [
      { id: "margin", Draft: lazily(() => import("../coupons/CouponMargin.tsx")) },
      { id: "uses", extra: "orders", View: lazily(() => import("../coupons/CouponUses.tsx")) },
    ],
  },
  digitalAccounts: accountParts,
  faqArticles: {
    Summary: lazily(() => import("../faqArticles/FaqReader.tsx")),
    ReadersList: lazily(() => import("../faqArticles/HelpCentre.tsx")),
  },
  legalDocuments: legalParts,
  franchises: {
    Summary: lazily(() => import("../franchises/SharedTerritory.tsx")),
    tabs: [
      { id: "simulation", Draft: lazily(() => import("../franchises/RoyaltySimulation.tsx")) },
      { id: "users", extra: "franchises", View: lazily(() => import("../franchises/FranchiseUsers.tsx")) },
    ],
  },
  leads: leadParts,
  licenses: {
    cells: { key: cellPart(() => import("../licenses/LicenseKey.tsx")) },
    rowActions: [
      {
        id: "assign",
        icon: user,
        extra: "licensing",
        isForViewers: true,
        writes: true,
        isOffered: ({ status }) => isAssignable(status),
        Action: lazily(() => import("../licenses/AssignLicense.tsx")),
      },
      {
        id: "renew",
        icon: clock,
        extra: "licensing",
        isForViewers: true,
        writes: true,
        isOffered: ({ status }) => isRenewable(status),
        Action: lazily(() => import("../licenses/RenewLicense.tsx")),
      },
    ],
  },
  offerPeople: {
    bulkActions: [
      {
        id: "notify",
        icon: send,
        extra: "messaging",
        isFor: (user) => allows(notifiesPeople, user),
        Dialog: lazily(() => import("../offerPeople/NotifyReaders.tsx")),
      },
    ],
    rowActions: [{ ...anonymize, Action: lazily(() => import("../people/AnonymizeReader.tsx")) }],
  },
  people: {
    fields: { addresses: fetched(() => import("../people/AddressesInput.tsx")) },
    Summary: lazily(() => import("../people/SamePerson.tsx")),
    rowActions: [{ ...anonymize, Action: lazily(() => import("../../business/people/AnonymizePerson.tsx")) }],
    tabs: [
      { id: "duplicates", extra: "registry", View: lazily(() => import("../people/Duplicates.tsx")) },
      { id: "relations", View: lazily(() => import("../people/PersonRelations.tsx")) },
    ],
  },
  shoppers: {
    listActions: [
      {
        id: "picking",
        icon: users,
        extra: "picking",
        View: lazily(() => import("../shoppers/picking/PickingNow.tsx")),
      },
    ],
    rowActions: [
      {
        id: "pin",
        icon: lock,
        extra: "pins",
        Action: lazily(() => import("../shoppers/SetPin.tsx")),
      },
    ],
    tabs: [
      {
        id: "productivity",
        extra: "picking",
        View: lazily(() => import("../shoppers/Productivity.tsx")),
      },
    ],
  },
  tickets: ticketParts,
  openingHours: {
    Summary: lazily(() => import("../openingHours/HoursNow.tsx")),
    fields: { exceptions: fetched(() => import("../openingHours/ExceptionsInput.tsx")) },
    tabs: [{ id: "copy", View: lazily(() => import("../openingHours/CopyHours.tsx")) }],
  },
}

/** Returns the hand-written parts of a description's records. */
export const customPartsOf = <R extends Resource>({ name }: R): CustomParts<R> =>
  (entryOf(customParts, name) ?? {}) as CustomParts<R>
