/** The id of nothing. */
const unknown = 999_999

/** Requests about menus and coupons that change nothing of the demo data. */
export const sellingSamples = {
  couponCodes: { generate: { params: { id: unknown }, body: { prefix: "NATAL-", count: 2 } } },
  catalogPrices: {
    plan: {
      body: {
        products: { ids: [unknown] },
        rule: { change: { kind: "PERCENT", percent: 500 }, ending: "C90", target: "PRICE" },
      },
    },
    apply: { body: { target: "PRICE", rows: [{ _id: unknown, version: 1, price: 100 }] } },
    simulate: { body: { target: "PRICE", rows: [{ _id: unknown, version: 1, price: 100 }] } },
    undo: { params: { id: unknown } },
  },
  shelfLabels: {
    check: { body: { product: unknown, price: 1290 } },
    printed: { body: { labels: [{ product: unknown, price: 1290, clubPrice: null }] } },
  },
  menu: {
    editor: { params: { company: unknown } },
    version: { params: { company: unknown } },
    changes: {
      params: { company: unknown },
      body: { ops: [{ op: "set", list: "items", _id: unknown, version: 1, fields: { price: 100 } }] },
    },
    stop: { params: { company: unknown }, body: { item: unknown, until: "NEXT_OPENING", reason: "Acabou" } },
    openOrders: { params: { company: unknown }, query: { ingredient: unknown } },
    stops: { params: { company: unknown } },
    blockers: { params: { company: unknown, item: unknown }, query: { menu: unknown } },
  },
  menuCopies: {
    planFollow: { params: { company: unknown }, body: { model: unknown } },
    follow: { params: { company: unknown }, body: { model: null } },
    planChanges: {
      params: { company: unknown },
      body: { ops: [{ op: "set", list: "items", _id: unknown, version: 1, fields: { price: 100 } }] },
    },
    planCopy: { params: { company: unknown }, body: { companies: [unknown], categories: [unknown] } },
    copy: { params: { company: unknown }, body: { companies: [unknown] } },
    undoCopy: { params: { company: unknown, copy: unknown } },
  },
  menuVersions: {
    list: { params: { company: unknown }, query: { before: unknown } },
    diff: { params: { company: unknown, number: unknown }, query: { to: unknown } },
    publish: { params: { company: unknown }, body: { note: "Amostra" } },
    restore: { params: { company: unknown, number: unknown } },
  },
} as const
