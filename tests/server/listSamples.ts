/** A number no record has. */
const unknown = 999_999

const page = { sortOrder: "asc", sortField: "id", pageNumber: 0, pageSize: 10 } as const

const looseDelivery = {
  owner: unknown,
  dropoffs: [
    {
      address: "Rua A, 1",
      place: [-46.65, -23.56] as const,
      contactName: "Amostra",
      phone: "11999990000",
      collect: 5000,
      collectBy: "CASH",
      changeFor: 10_000,
    },
  ],
  packageSize: "P",
  vehicle: "MOTO",
  needsReturn: true,
  scheduledFor: "2090-01-31T12:00:00Z",
  payBy: "CREDITS",
} as const

/** Requests to the specification's own lists by their descriptions, and those of one described list alone. */
export const listSamples = {
  applicationAdmin: {
    page: { query: { pageIn: 0, pageOut: 5, name: "a", status: "DRAFT", upgrade: "NONE" } },
    upgrades: { query: { typeApp: "OFFERS", status: "DRAFT" } },
    search: { query: { name: "a" } },
    named: { params: { id: "ninguem" } },
    create: { body: { name: "Amostra", domains: ["amostra.exemplo.test"] } },
    save: { params: { id: unknown }, body: { _id: unknown, name: "Amostra", adminStyle: { logo: null } } },
    remove: { params: { id: unknown } },
    history: { params: { id: unknown } },
  },
  ticketThreads: {
    read: { params: { key: "BD-0" } },
    reply: {
      params: { id: unknown },
      body: { kind: "PUBLIC", body: "Amostra", files: [unknown], status: "SOLVED", seen: unknown },
    },
    rate: { params: { id: unknown }, body: { rating: "GOOD", comment: "Amostra" } },
  },
  domainChecks: { check: { params: { id: unknown } } },
  acquiring: {
    operate: { params: { id: unknown }, body: { operation: "REFUND", cents: 1, reason: "Amostra" } },
  },
  billing: {
    pix: { params: { id: unknown } },
    remind: { params: { id: unknown } },
    dispute: { params: { id: unknown }, body: { reason: "Amostra" } },
  },
  invoicing: {
    preview: { body: { from: "2090-01-01", to: "2090-01-31", after: unknown } },
    start: { body: { from: "2090-01-01", to: "2090-01-31", dueOn: "2090-02-10", companies: [unknown] } },
    recent: {},
    read: { params: { id: unknown } },
    explain: { params: { id: unknown }, body: { kind: "SALES", after: unknown } },
  },
  licensing: {
    renew: { params: { id: unknown }, body: { expiresAt: "2090-01-31" } },
    assign: { params: { id: unknown }, body: { customer: "Amostra" } },
  },
  looseDeliveryCalls: {
    quote: {
      body: {
        owner: unknown,
        dropoffs: [{ place: [-46.65, -23.56] }],
        packageSize: "P",
        vehicle: "MOTO",
        needsReturn: true,
      },
    },
    send: { body: { ...looseDelivery, confirmedPrice: 0 } },
    move: { params: { id: unknown }, body: { to: "CANCELED", reason: "CUSTOMER_ASKED", version: 1 } },
    endDropoff: { params: { id: unknown }, body: { dropoff: 0, outcome: "entregue", version: 1 } },
    courier: { params: { id: unknown } },
    candidates: { params: { id: unknown } },
    changes: {},
    assign: { params: { id: unknown }, body: { deliveryPerson: unknown, version: 1 } },
    credits: { query: { company: unknown } },
    entries: { query: { company: unknown } },
    giveCredits: { body: { company: unknown, kind: "BONUS", amountCents: 1, reason: "Amostra" } },
  },
  tracking: { follow: { body: { code: "unknown" } } },
  picking: {
    assign: { params: { id: unknown }, body: { shopper: unknown } },
    productivity: { params: { id: unknown } },
    now: {},
    setPin: { params: { id: unknown }, body: { pin: "407193" } },
  },
  platformUsers: {
    list: {},
    page: { query: { pageIn: 0, pageOut: 3, person: "a", company: 1, applicationId: 1 } },
    find: { body: { ...page, filter: { search: "a", type: [unknown], isActive: [true] } } },
    create: { body: { username: "amostra", fullname: "Amostra", email: "amostra@exemplo.test" } },
    save: { params: { id: unknown }, body: { _id: unknown, fullname: "Amostra", isActive: false } },
    remove: { params: { id: unknown } },
  },
  settingRollouts: {
    preview: { body: { key: "orders.leadMinutes", value: 45, companies: [unknown] } },
    start: { body: { key: "orders.leadMinutes", value: 45, companies: [unknown] } },
    list: {},
    undo: { params: { id: unknown } },
  },
  settings: {
    read: { query: { scope: "PLATFORM" } },
    save: {
      params: { key: "orders.leadMinutes" },
      query: { scope: "COMPANY", id: unknown },
      body: { value: null, version: 0 },
    },
    history: { params: { key: "orders.leadMinutes" }, query: { scope: "PLATFORM" } },
  },
  franchiseUsers: {
    list: { params: { id: 1 } },
    add: { params: { id: unknown }, body: { users: [1] } },
    remove: { params: { id: unknown }, body: { users: [1] } },
  },
  joining: {
    own: {},
    ask: { body: { code: "NONE-SUCH" } },
    code: {},
    requests: {},
    decide: { params: { id: unknown }, body: { isAccepted: true } },
  },
  groupMembers: {
    list: { params: { id: unknown } },
    put: { params: { id: unknown }, body: { users: [unknown], until: null } },
    remove: { params: { id: unknown }, body: { users: [unknown] } },
  },
  topicSubscriptions: {
    change: { params: { id: unknown }, body: { filter: { roles: ["CUSTOMER"] }, isSubscribed: true } },
  },
  registry: {
    duplicates: {
      body: { phone: "11999990000", email: "a@exemplo.test", name: "a", birthDate: "1990-01-02" },
    },
    merge: {
      params: { id: unknown },
      body: { other: unknown, fields: { phone: "other" }, version: 1, otherVersion: 1 },
    },
    anonymize: { params: { id: unknown }, body: { name: "Amostra" } },
  },
  readerRegistry: { anonymize: { params: { id: unknown }, body: { name: "Amostra" } } },
  municipalities: {
    find: { params: { state: "SP" }, query: { application: 1 } },
    import: { body: { codes: ["9999999"], owner: 1 } },
  },
  companyDeliveryList: {
    find: {
      body: {
        ...page,
        filter: {
          search: "a",
          owner: [unknown],
          type: ["partner"],
          isOpen: ["true"],
          isManual: ["false"],
          changedAt: { from: "2026-01-01" },
        },
      },
    },
    removeMany: { body: { ids: [unknown] } },
    export: {
      body: { filter: { type: ["partner"] }, sortField: "id", sortOrder: "asc", columns: ["company"] },
    },
  },
  deliveryPersonList: {
    find: {
      body: {
        ...page,
        filter: {
          search: "a",
          company: [unknown],
          flag: ["FREE"],
          registration: ["PENDING"],
          payment: { from: 1, to: 2 },
          deliveriesLastWeek: { from: 1 },
          deliveryManPaidDate: { to: "2026-01-01" },
          validUntil: { to: "2026-01-01" },
        },
      },
    },
    removeMany: { body: { ids: [unknown] } },
    export: {
      body: {
        filter: { search: "a", isOnline: ["true"] },
        sortField: "id",
        sortOrder: "asc",
        columns: ["person"],
      },
    },
  },
} as const
