import type { MenuData } from "../../../../src/contract/menu/menuData.ts"

/** Friday, 4 December 2026, 20:00 in São Paulo. */
export const sampleAt = Date.parse("2026-12-04T23:00:00Z")

const row = (id: number, name: string) => ({ _id: id, version: 1, name })
const group = (
  id: number,
  name: string,
  kind: string,
  min: number,
  max: number | undefined,
  priceRule: string,
) => ({
  ...row(id, name),
  kind,
  min,
  ...(max !== undefined && { max }),
  priceRule,
  isActive: true,
})
const option = (id: number, name: string, groupId: number, price: number, more: object = {}) => ({
  ...row(id, name),
  group: groupId,
  price,
  status: "AVAILABLE",
  ...more,
})
const item = (id: number, name: string, category: number, price: number, more: object = {}) => ({
  ...row(id, name),
  category,
  price,
  kind: "SIMPLE",
  status: "AVAILABLE",
  cost: 1234,
  ncm: "19021900",
  stock: 987654,
  ...more,
})

/** A menu with each rule of prices, sizes that price flavors, groups within options, and what must not be told. */
export const sampleMenuData = {
  version: 7,
  store: { _id: 4, name: "Pizzaria", timeZone: "America/Sao_Paulo", isOpen: true },
  menus: [
    {
      ...row(1, "Entrega"),
      context: "DELIVERY",
      adjustKind: "NONE",
      roundTo: "NONE",
      isDefault: true,
      status: "ACTIVE",
    },
    {
      ...row(2, "Salão"),
      context: "DINE_IN",
      adjustKind: "PERCENT",
      adjustPercent: -1000,
      roundTo: "X90",
      status: "ACTIVE",
    },
  ],
  categories: [
    { ...row(10, "Pizzas"), template: "PIZZA", isActive: true },
    { ...row(11, "Doces"), template: "PIZZA", parent: 10, isActive: true },
    { ...row(12, "Bebidas"), template: "DEFAULT", isActive: true, code: "BEB" },
    { ...row(13, "Fora"), template: "DEFAULT" },
  ],
  items: [
    item(100, "Pizza por tamanho", 10, 0, { kind: "PIZZA", images: [501, 502], tags: ["CHEF"] }),
    item(101, "Pizza pelo maior preço", 10, 0, { kind: "PIZZA" }),
    item(102, "Pizza em três partes", 10, 500, { kind: "PIZZA" }),
    item(103, "Pizza de chocolate", 11, 3290, {
      promoPrice: 2790,
      promoUntil: "2026-12-10T03:00:00.000Z",
      allergens: ["MILK", "LATEX", "CHESTNUTS"],
      nutrition: [{ name: "Valor energético", amount: 310, unit: "KCAL" }],
    }),
    item(104, "Suco", 12, 900, {
      noAllergens: true,
      week: [[], ...Array.from({ length: 5 }, () => [{ from: 690, to: 900 }]), []],
    }),
    item(105, "Vinho", 12, 5990, { alcohol: true, minAge: "18", status: "HIDDEN" }),
    item(106, "Refrigerante", 12, 1490, { status: "OUT_OF_STOCK", soldOutUntil: "2026-12-05T21:00:00.000Z" }),
    item(107, "Água", 12, 600),
    item(108, "De outra categoria", 13, 600),
    item(109, "Só no iFood", 12, 600, { channels: ["IFOOD"] }),
  ],
  groups: [
    group(20, "Tamanho", "SIZE", 1, 1, "SUM"),
    group(21, "Sabores", "FLAVOR", 1, 2, "AVERAGE"),
    group(22, "Sabores da casa", "FLAVOR", 2, 2, "HIGHEST"),
    group(23, "Partes", "FLAVOR", 1, 3, "PROPORTIONAL"),
    group(24, "Extras", "EXTRA", 0, undefined, "SUM"),
    group(25, "Ponto", "CHOICE", 1, 1, "SUM"),
    { ...group(26, "Desligado", "EXTRA", 0, 1, "SUM"), isActive: undefined },
    group(27, "Trio", "FLAVOR", 1, 3, "AVERAGE"),
  ],
  options: [
    option(200, "Broto", 20, 0),
    option(201, "Grande", 20, 1800),
    option(210, "Margherita", 21, 3990),
    option(211, "Funghi", 21, 4995),
    option(212, "Segredo", 21, 100, { status: "HIDDEN" }),
    option(220, "Calabresa", 22, 4690),
    option(221, "Atum", 22, 5290),
    option(230, "Alho", 23, 1000),
    option(231, "Milho", 23, 1001),
    option(240, "Borda", 24, 900, { max: 1 }),
    option(241, "Orégano", 24, 50, { included: 1, max: 3 }),
    option(242, "Carne", 24, 1200, { max: 2, nested: 25 }),
    option(250, "Bem passada", 25, 0),
    option(251, "Com molho", 25, 150),
    option(260, "Nada", 26, 0),
    option(270, "Um", 27, 1000),
    option(271, "Dois", 27, 2001),
  ],
  ingredients: [],
  itemGroups: [
    { item: 100, group: 20 },
    {
      item: 100,
      group: 21,
      optionPrices: { "200:210": 2990, "200:211": 2995, "201:210": 5490, "201:211": 6005 },
    },
    { item: 100, group: 24 },
    { item: 101, group: 22, optionPrices: { "221": 5550 } },
    { item: 102, group: 23 },
    { item: 102, group: 26 },
    { item: 107, group: 27 },
  ],
  itemIngredients: [],
  places: [
    { menu: 2, item: 106, visible: false },
    { menu: 2, item: 103, visible: true, priceOverride: 2590 },
  ],
  // oxlint-disable-next-line house/double-cast -- rows with every field would hide what each is here for
} as unknown as MenuData
