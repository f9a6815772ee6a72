const unknown = 999_999
const params = { id: unknown }
const filter = { search: "a", statuses: ["NEW"], channel: "APP" } as const
const page = { sortOrder: "asc", sortField: "id", pageNumber: 0, pageSize: 10 } as const

/** Requests about orders there are not. */
export const orderSamples = {
  newOrders: { read: { query: { after: "1" } } },
  orderBoard: { read: { query: { company: 1, type: "restaurant" } }, changes: {} },
  orderCouriers: { status: { params }, candidates: { params }, out: {}, work: { params } },
  orderPayouts: { read: { params } },
  shelves: { find: { params, query: { line: 0, search: "leite" } } },
  orderSettings: { read: {}, save: { body: {} } },
  printing: {
    create: { body: { ids: [unknown], template: "KITCHEN" } },
    open: { body: { token: "unknown", device: "a device of the tests" } },
  },
  orders: {
    find: { body: { ...page, filter } },
    summarize: { body: { filter } },
    get: { params },
    move: {
      params,
      body: { to: "CANCELED", reason: "SOLD_OUT", payer: "STORE", comment: "a", version: 1 },
    },
    moveMany: { body: { to: "IN_PREPARATION", prepMinutes: 20, orders: [{ id: unknown, version: 1 }] } },
    undo: { params, body: { version: 1 } },
    promise: { params, body: { minutes: 30, version: 1 } },
    setCourier: { params, body: { deliveryPerson: unknown, version: 1 } },
    changeItem: { params, body: { line: 0, change: { kind: "FOUND", picked: 1 }, version: 1 } },
    setReady: { params, body: { isReady: true } },
  },
} as const
