/** A record as the platform keeps it: with whatever fields it happens to have. */
export type Kept = Record<string, unknown>

/** A number of 24 hexadecimal digits, as the platform gives to everything but users, roles and permissions. */
export const idOf = (kind: number, index: number): string =>
  `65f1a0b2${String(kind).padStart(2, "0")}${String(index).padStart(14, "0")}`

const company = (index: number) => idOf(1, index)

const permissionNames = [
  "accessToRoot",
  "accessToGlobal",
  "accessToDashboard",
  "accessToApplications",
  "accessToUserUser",
  "accessToFranchises",
  "accessToCompanyDelivery",
  "accessToDeliveryRecord",
  "accessToFoodOrders",
]

/** Two parents and their children; a parent may come as an object, as a number, as null, or not at all. */
const permissions = (): Array<Kept> => [
  { id: 1, title: "Plataforma", level: 1, parentId: 0, name: "platform" },
  { id: 2, title: "Empresas", level: 1, parentId: null, name: "companies" },
  ...permissionNames.map((name, index) => ({
    id: 10 + index,
    title: name,
    name,
    ...(index % 2 === 0 ? { level: 2 } : {}),
    parentId: index < 6 ? 1 : index === 6 ? { _id: 2 } : 2,
  })),
]

const roles = (): Array<Kept> => [
  { id: 1, title: "Administração", permissions: [1, 10, 11], isCoreRole: true },
  { id: 2, title: "Atendimento", permissions: [1, 14], createdAt: "2026-03-02T09:00:00-03:00" },
  { id: 3, title: "Balcão", permissions: null, isCoreRole: null },
  { id: 4, title: "Sem lista" },
]

const users = (): Array<Kept> => [
  {
    id: 1,
    username: "root",
    email: "root@balcao.test",
    fullname: "Administração geral",
    roles: [1],
    isRoot: true,
    company: null,
    address: null,
    lastAccess: "2026-11-20T08:00:00-03:00",
    permissions: permissionNames.map((name) => ({ name })),
  },
  {
    id: 2,
    username: "restaurant",
    email: "restaurant@balcao.test",
    fullname: "Equipe do restaurante",
    roles: [],
    permissions: [],
    company: {
      _id: company(1),
      name: "Cantina do Largo",
      type: "restaurant",
    },
    application: idOf(4, 1),
  },
  { id: 3, username: "ana.costa", email: "ana.costa@exemplo.test", fullname: "Ana Costa", roles: [2, 99] },
  { id: 4, username: "bruno.dias", company: company(1), roles: null, phone: null },
  { id: 5, email: "carla.farias@exemplo.test", fullname: null, socialNetworks: {}, roles: [2] },
  { _id: 6, fullname: "Daniel Castro", username: "daniel.castro", address: { city: "Santos" } },
]

const deliveryPeople = (): Array<Kept> => [
  {
    _id: idOf(2, 1),
    isOnline: true,
    onRoute: false,
    flag: "FREE",
    cpf: "52998224725",
    typeOfVehicle: "MOTO",
    company: company(1),
    person: { name: "Diego Barbosa" },
    deliverymanPaid: true,
    deliveryManPaidDate: "2026-11-15",
    location: { coordinates: [-46.63, -23.55] },
  },
  { _id: idOf(2, 2), isOnline: true, onRoute: true, flag: "ON_ROUTE", person: { name: "Elisa Duarte" } },
  { _id: idOf(2, 3), flag: null, person: null, company: { _id: company(2), name: "Mercado Bom Preço" } },
  { _id: idOf(2, 4), isOnline: null, flag: "PAUSED", company: null, location: null },
  {
    _id: idOf(2, 5),
    isOnline: false,
    person: {
      _id: idOf(3, 5),
      name: "Fábio Andrade",
    },
    company: null,
    deliverymanPaid: null,
    deliveryManPaidDate: "2026-11-15T10:00:00-03:00",
  },
]

const companies = (): Array<Kept> => [
  {
    _id: company(1),
    name: "Cantina do Largo",
    type: "restaurant",
    location: { coordinates: [-46.64, -23.56] },
  },
  { _id: company(2), name: "Mercado Bom Preço", type: "atacado", shoppingFlow: null, location: null },
]

const deliveries = (): Array<Kept> => [
  { _id: idOf(5, 1), isOpen: true, isManual: false, company: company(1) },
  { _id: idOf(5, 2), isOpen: false, company: { _id: company(2) } },
]

const contacts = (): Array<Kept> => [
  { _id: idOf(6, 1), name: "Olga Prates", phone: "+55 (11) 98888-1111", userId: idOf(9, 1) },
  { _id: idOf(6, 2), phone: 1133334444, name: null },
]

const messages = (): Array<Kept> => [
  { _id: idOf(10, 2), to: "1133330000", body: "Tem entrega hoje?", userId: null },
  { _id: idOf(10, 1), to: "5511988881111", body: "Bom dia!", mediaUrl: null },
]

/** Everything the platform knows when it starts. */
export const firstRecords = () => ({
  permissions: permissions(),
  roles: roles(),
  users: users(),
  deliveryPeople: deliveryPeople(),
  companies: companies(),
  deliveries: deliveries(),
  applications: [{ _id: idOf(4, 1), name: "Balcão Delivery" }] as Array<Kept>,
  contacts: contacts(),
  messages: messages(),
})
export type Records = ReturnType<typeof firstRecords>
