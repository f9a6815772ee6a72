import { sellingSamples } from "./sellingSamples.ts"
import { deliveryAreaSamples } from "./deliveryAreaSamples.ts"
import { calls } from "../../src/contract/calls.ts"
import type { Endpoint, Input } from "../../src/contract/wire/endpoint.ts"
import { password } from "./api.ts"
import { listSamples } from "./listSamples.ts"
import { publicSamples } from "./publicSamples.ts"
import { orderSamples } from "./orderSamples.ts"
import { ownSamples } from "./viewSamples.ts"

type Samples = {
  readonly [G in keyof typeof calls]: {
    readonly [C in keyof (typeof calls)[G]]: (typeof calls)[G][C] extends Endpoint
      ? Input<(typeof calls)[G][C]>
      : never
  }
}

/** A number no record has. */
const unknown = 999_999
const one = { params: { id: unknown } }

const credentials = { email: "root@balcao.test", password }
const page = { filter: {}, sortOrder: "asc", sortField: "id", pageNumber: 0, pageSize: 10 } as const
const person = { username: "amostra", fullname: "Pessoa de Amostra", email: "amostra@exemplo.test" }
const whole = {
  ...person,
  pic: "https://exemplo.test/foto.png",
  occupation: "Caixa",
  companyName: "Loja",
  phone: "11999990000",
  address: { addressLine: "Rua A, 1", city: "São Paulo", state: "SP", postCode: "01310-000" },
  socialNetworks: { linkedIn: "a", facebook: "b", twitter: "c", instagram: "d" },
  password,
  roles: [unknown],
}

const courier = {
  person: { name: "Pessoa de Amostra" },
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  cpf: "529.982.247-25",
  typeOfVehicle: "CAR",
  pic: "https://exemplo.test/foto.png",
  phone: "11999990000",
  birthDate: "1990-02-28",
  cnh: { number: "12345678901", category: "A", validUntil: "2030-01-31" },
  vehicle: { plate: "ABC1D23", model: "Moto", color: "Preta" },
  hasBag: true,
  pixKey: "+5511999990000",
  registration: "BLOCKED",
  blockedReason: "Documentos vencidos",
  version: 1,
} as const

const newPassword = { body: { token: "unknown", password } }

/** A request each endpoint understands, and which changes nothing of the demo data. */
const samples: Samples = {
  session: {
    login: { body: { ...credentials, type: "admin" } },
    authenticate: { body: credentials },
    refresh: { body: { refreshToken: "unknown" } },
    logout: { body: { refreshToken: "unknown" } },
    me: {},
    access: {},
    register: { body: { ...person, password } },
    forgot: { query: { email: credentials.email } },
  },
  accounts: { confirm: newPassword, reset: newPassword },
  users: {
    list: {},
    find: { body: { ...page, filter: { lastName: "a", username: "a", email: "a", fillname: "a" } } },
    get: { params: { id: unknown } },
    create: { body: whole },
    save: { body: { ...whole, id: unknown, company: null } },
    move: { params: { id: unknown }, body: { company: 1, version: 1 } },
    remove: { params: { id: unknown } },
    removeMany: { body: { ids: [unknown] } },
    export: {
      body: {
        filter: { username: "a", roles: [1], company: [1] },
        sortField: "id",
        sortOrder: "asc",
        columns: ["id"],
      },
    },
    access: { params: { id: unknown } },
    grantable: { params: { id: unknown } },
  },
  roles: {
    list: {},
    find: { body: { ...page, filter: { title: "a" } } },
    isAssigned: { query: { roleId: 1 } },
    get: { params: { id: 1 } },
    create: { body: { title: "Amostra", permissions: [unknown], isCoreRole: false } },
    save: { body: { id: unknown, title: "Amostra", permissions: [unknown], isCoreRole: false } },
    remove: { params: { id: unknown } },
    removeMany: { body: { ids: [unknown] } },
    export: { body: { filter: { title: "a" }, sortField: "id", sortOrder: "asc", columns: ["id"] } },
  },
  histories: { users: one, roles: one, deliveryPeople: one, companyDeliveries: one },
  choices: {
    find: { params: { source: "companies" }, query: { search: "a", ids: "1,2" } },
    everywhere: { query: { search: "a" } },
  },
  ...deliveryAreaSamples,
  ...sellingSamples,
  files: { upload: { body: new File([], "amostra.png") }, read: { params: { id: unknown } } },
  ...ownSamples,
  applications: { get: { params: { id: 1 } } },
  styles: { ofHost: { query: { domain: "localhost" } }, picture: one },
  companies: { find: { body: { ...page, filter: { name: "a", type: "partner" } } } },
  companyDeliveries: {
    list: {},
    page: { query: { pageIn: 0, pageOut: 5, companyId: unknown } },
    get: { params: { id: unknown } },
    create: { params: { companyId: unknown }, body: { isOpen: true, isManual: false } },
    open: { body: { isOpen: true, isManual: false } },
    save: { params: { id: unknown }, body: { isOpen: true, isManual: false } },
    remove: { params: { id: unknown } },
  },
  ...listSamples,
  ...publicSamples,
  deliveryPeople: {
    list: { query: { isOnline: true, onRoute: null, search: "a" } },
    get: { params: { id: unknown } },
    status: { query: { isOnline: false, onRoute: true } },
    page: {
      query: {
        pageIn: 0,
        pageOut: 5,
        company: 1,
        person: "a",
        isOnline: true,
        flag: "FREE",
        cpf: "1",
        typeOfVehicle: "CAR",
      },
    },
    onlineLastWeek: { params: { id: unknown }, query: { pageIn: 0, pageOut: 5 } },
    create: { body: { ...courier, company: unknown } },
    save: { params: { id: unknown }, body: courier },
    remove: { params: { id: unknown } },
    pay: {
      params: { id: unknown },
      body: { deliverymanPaid: true, deliveryManPaidDate: "2026-01-02T03:04:05Z" },
    },
    races: { params: { id: unknown } },
    stores: { query: { isOpen: null } },
    positions: { body: { positions: [{ _id: unknown, location: { coordinates: [-46.63, -23.55] } }] } },
    changes: {},
  },
  contacts: {
    list: { query: { limit: 5, page: 0, userId: unknown, name: "a", phone: "11" } },
    create: { body: { name: "Amostra", phone: "11999990000", userId: unknown } },
    remove: { params: { id: unknown } },
    conversations: { query: { limit: 5, from: "9-9", queue: "mine", state: "OPEN", search: "a" } },
    conversation: { params: { id: unknown } },
    ofOrder: { params: { id: unknown } },
    read: { params: { id: unknown }, body: { upTo: unknown } },
    assign: { params: { id: unknown }, body: { assignee: null } },
    setState: { params: { id: unknown }, body: { state: "CLOSED" } },
    note: { params: { id: unknown }, body: { body: "Amostra" } },
    typing: { params: { id: unknown } },
    colleagues: { params: { id: unknown } },
  },
  ...orderSamples,
  whatsapp: {
    send: { body: { to: "11999990000", body: "Amostra" } },
    list: { query: { limit: 5, page: 0, phone: "11999990000", before: unknown } },
    webhook: { body: "{}" },
    verifyWebhook: {
      query: { "hub.mode": "subscribe", "hub.verify_token": "unknown", "hub.challenge": "1" },
    },
    retry: { params: { id: unknown } },
    fetchMedia: { params: { id: unknown } },
    changes: {},
  },
  dashboard: { read: {} },
  accessLint: { find: { body: { screens: [{ path: "/dashboard", permissions: [] }] } } },
  permissions: { list: {}, usage: {}, ofRole: { query: { roleId: 1 } } },
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** An endpoint, its name and a request it understands. */
export interface Sample extends Parts {
  readonly name: string
  readonly to: Endpoint
}

/** Every endpoint of the contract with its sample. */
export const everyCall: ReadonlyArray<Sample> = Object.entries(calls).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, to]) => {
    const parts = (samples as unknown as Readonly<Record<string, Readonly<Record<string, Parts>>>>)[group]?.[
      name
    ]
    return { name: `${group}.${name}`, to, ...parts }
  }),
)

/** The address of a request. */
export const addressOf = ({ to, params = {}, query = {} }: Omit<Sample, "name">): string => {
  const path = to.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, value === null ? "" : String(value)]),
  ).toString()
  return search === "" ? path : `${path}?${search}`
}
