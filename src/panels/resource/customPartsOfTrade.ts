import { notifiesPeople } from "../../contract/access/keepers.ts"
import { isOutstanding, owedOf } from "../../contract/finance/owedOf.ts"
import { circleAlert, copy, history } from "../../ui/icon/icons.ts"
import { locate } from "../../ui/icon/mapIcons.ts"
import { layers, wallet } from "../../ui/icon/menuIcons.ts"
import { checkCheck, clock } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { cellPart } from "../../resource/described/cellPart.tsx"
import { fetched } from "../../resource/described/fetched.tsx"
import { importing } from "../../resource/importing/importing.ts"
import { send } from "../../business/messages/send.ts"
import { bankProductParts } from "../bankProducts/bankProductParts.ts"
import { priceChangeParts, productParts } from "../products/productParts.ts"
import type { CustomPartsByList } from "../../resource/described/CustomParts.ts"

/** Hand-written parts of invoices and of the lists of offers; each is fetched when it is rendered. */
export const customPartsOfTrade: CustomPartsByList = {
  bankProducts: bankProductParts,
  bugOrders: { Summary: lazily(() => import("../bugOrders/MendOrder.tsx")) },
  deliverySettings: {
    Summary: lazily(() => import("../deliverySettings/DeliverySummary.tsx")),
    fields: { areas: fetched(() => import("../deliverySettings/AreasInput.tsx")) },
  },
  invoices: {
    cells: {
      net: cellPart(() => import("../invoices/NetCell.tsx")),
      direction: cellPart(() => import("../invoices/DirectionCell.tsx")),
    },
    Summary: lazily(() => import("../invoices/InvoiceAmount.tsx")),
    listActions: [
      {
        id: "close",
        icon: checkCheck,
        extra: "invoicing",
        writes: true,
        Action: lazily(() => import("../invoices/ClosePeriod.tsx")),
      },
    ],
    rowActions: [
      {
        id: "pay",
        icon: wallet,
        extra: "billing",
        isForViewers: true,
        isOffered: (row) => owedOf(row) > 0,
        opens: "lines",
      },
      {
        id: "remind",
        icon: clock,
        extra: "billing",
        isOffered: (row) => owedOf(row) > 0,
        Action: lazily(() => import("../invoices/RemindPayer.tsx")),
      },
      {
        id: "dispute",
        icon: circleAlert,
        extra: "billing",
        isForViewers: true,
        writes: true,
        isOffered: isOutstanding,
        Action: lazily(() => import("../invoices/DisputeInvoice.tsx")),
      },
    ],
    tabs: [
      { id: "lines", extra: "invoicing", View: lazily(() => import("../invoices/InvoiceLines.tsx")) },
      { id: "review", View: lazily(() => import("../invoices/InvoiceProgress.tsx")) },
    ],
  },
  offerFonts: {
    cells: { sample: cellPart(() => import("../offerFonts/FontSample.tsx")) },
    Preview: lazily(() => import("../offerFonts/FontPreview.tsx")),
  },
  offerSites: {
    Preview: lazily(() => import("../offerSites/SitePreview.tsx")),
    rowActions: [
      {
        id: "editions",
        icon: history,
        writes: true,
        Action: lazily(() => import("../offerSites/RepublishSite.tsx")),
      },
    ],
  },
  ingredients: { listActions: [importing] },
  menuItems: { listActions: [importing] },
  menus: {
    Summary: lazily(() => import("../menus/MenuTimes.tsx")),
    question: async () => (await import("../menus/overlapQuestion.tsx")).overlapQuestion,
    listActions: [
      { id: "cards", icon: layers, extra: "catalog", View: lazily(() => import("../menus/MenuCards.tsx")) },
    ],
  },
  offerSliders: { Preview: lazily(() => import("../offerSliders/SliderPreview.tsx")) },
  offerStores: {
    listActions: [
      { id: "map", icon: locate, View: lazily(() => import("../offerStores/StoreMap.tsx")) },
      importing,
    ],
    bulkActions: [
      { id: "hours", icon: clock, Dialog: lazily(() => import("../offerStores/ChangeHours.tsx")) },
    ],
    fields: { place: fetched(() => import("../offerStores/StorePlace.tsx")) },
  },
  priceChanges: priceChangeParts,
  products: productParts,
  offerTabloids: {
    Summary: lazily(() => import("../offerTabloids/TabloidEnd.tsx")),
    cells: {
      startsAt: cellPart(async () => {
        const { FirstDay } = await import("../offerTabloids/TabloidDay.tsx")
        return { default: FirstDay }
      }),
      endsAt: cellPart(async () => {
        const { LastDay } = await import("../offerTabloids/TabloidDay.tsx")
        return { default: LastDay }
      }),
    },
    fields: { pages: fetched(() => import("../offerTabloids/PagesInput.tsx")) },
    listActions: [
      { id: "cards", icon: layers, View: lazily(() => import("../offerTabloids/TabloidCards.tsx")) },
      { id: "calendar", icon: clock, View: lazily(() => import("../offerTabloids/TabloidCalendar.tsx")) },
    ],
    rowActions: [
      {
        id: "nextWeek",
        icon: copy,
        Action: lazily(() => import("../offerTabloids/RepeatNextWeek.tsx")),
      },
      {
        id: "notify",
        icon: send,
        extra: "messaging",
        access: notifiesPeople,
        isOffered: ({ status }) => status === "PUBLISHED" || status === "SCHEDULED",
        Action: lazily(() => import("../offerPeople/NotifyFollowers.tsx")),
      },
      {
        id: "extend",
        icon: clock,
        isOffered: ({ status }) => status === "PUBLISHED" || status === "SCHEDULED" || status === "EXPIRED",
        Action: lazily(() => import("../offerTabloids/ExtendTabloid.tsx")),
      },
    ],
    tabs: [{ id: "review", View: lazily(() => import("../offerTabloids/TabloidReview.tsx")) }],
  },
}
