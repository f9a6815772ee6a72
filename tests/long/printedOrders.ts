import type { calls, Success } from "../../src/contract/index.ts"

type Printed = Success<typeof calls.printing.open>

const common = {
  status: "IN_PREPARATION",
  placedAt: "2026-03-10T15:04:00.000Z",
  promisedAt: "2026-03-10T15:54:00.000Z",
  channel: "APP",
  fulfillment: "DELIVERY",
} as const
const line = (name: string, quantity: number, unitPriceCents: number) => ({
  name,
  quantity,
  unitPriceCents,
  totalCents: quantity * unitPriceCents,
})

const restaurant = { _id: 1, name: "Cantina do Largo", type: "restaurant" } as const
const cashOrder = {
  ...common,
  _id: 10231,
  code: "10231",
  company: restaurant,
  copy: 2,
  items: [
    {
      ...line("Lasanha à bolonhesa", 1, 4290),
      note: "Sem cebola, por favor",
      options: [{ name: "Queijo extra", quantity: 1, priceCents: 0 }],
    },
    line("Feijoada individual", 2, 3990),
    { ...line("Porção de batata frita", 1, 2890), change: "SOLD_OUT", totalCents: 0 },
  ],
} as const
const paidOrder = {
  ...common,
  _id: 10232,
  code: "10232",
  company: restaurant,
  channel: "WHATSAPP",
  items: [line("Picanha na chapa para dois", 1, 9890)],
} as const
const sums = { serviceFeeCents: 0, tipCents: 0 } as const

/** Tickets for the kitchen: one with all a line may say, printed before, and a plain one. */
export const kitchen: Printed = {
  template: "KITCHEN",
  at: "2026-03-10T15:10:00.000Z",
  orders: [
    { ...cashOrder, customer: { name: "Vanessa Batista" } },
    { ...paidOrder, customer: { name: "Ana Araújo" } },
  ],
}

/** Tickets for who delivers: one to collect in cash with change, and one that is paid. */
export const delivery: Printed = {
  ...kitchen,
  template: "DELIVERY",
  orders: [
    {
      ...cashOrder,
      customer: { name: "Vanessa Batista", phone: "11979883161", ordersCount: 6 },
      address: {
        line: "Rua São João",
        number: "205",
        complement: "Apto 109",
        neighborhood: "Pinheiros",
        city: "São Paulo",
        reference: "Ao lado da padaria",
      },
      totals: { ...sums, itemsCents: 12_270, deliveryFeeCents: 890, discountCents: 500, totalCents: 12_660 },
      payments: [
        {
          kind: "ON_DELIVERY",
          method: "CASH",
          amountCents: 12_660,
          state: "PENDING",
          changeForCents: 15_000,
        },
      ],
    },
    {
      ...paidOrder,
      customer: { name: "Ana Araújo", phone: "11979841042", ordersCount: 1 },
      address: { line: "Rua das Palmeiras", number: "293", city: "São Paulo" },
      totals: { ...sums, itemsCents: 9890, deliveryFeeCents: 0, discountCents: 0, totalCents: 9890 },
      payments: [{ kind: "ONLINE", method: "PIX", amountCents: 9890, state: "PAID" }],
    },
  ],
}

const groceries = {
  ...common,
  _id: 10137,
  code: "10137",
  company: { _id: 2, name: "Mercado Bom Preço", type: "supermarket" },
} as const

/** A list with lines to pick, one found in part, one missing and one substituted. */
export const picking: Printed = {
  template: "PICKING",
  at: kitchen.at,
  orders: [
    {
      ...groceries,
      customer: { name: "Heitor Barbosa" },
      shopper: { _id: 1, name: "Adriana Moura" },
      items: [
        {
          ...line("Café torrado e moído 500 g", 3, 2190),
          sku: "P0003",
          ean: "7891000004111",
          aisle: "Mercearia",
          unit: "UN",
          substitution: "ANY",
          picked: 2,
        },
        {
          ...line("Banana prata", 2, 699),
          sku: "P0007",
          ean: "7891000009598",
          aisle: "Hortifrúti",
          unit: "KG",
          substitution: "ASK",
          note: "Mais verdes",
        },
        { ...line("Pão francês", 6, 90), substitution: "NONE" },
        { ...line("Azeite extravirgem 500 ml", 1, 3990), aisle: "Mercearia", change: "SOLD_OUT" },
        {
          ...line("Leite desnatado 1 l", 2, 549),
          change: "SUBSTITUTED",
          ordered: { name: "Leite integral 1 l", quantity: 2, unitPriceCents: 549 },
        },
      ],
    },
  ],
}

/** A receipt without fiscal value. */
export const fiscal: Printed = {
  template: "FISCAL",
  at: kitchen.at,
  orders: [
    {
      ...groceries,
      fiscal: {
        model: "NFCE",
        status: "AUTHORIZED",
        environment: "HOMOLOGATION",
        key: "35261199000002000199650010000100451795463551",
        number: "10045",
        series: "1",
        protocol: "135260000010045",
        issuedAt: "2026-03-10T15:05:30.000Z",
        issuer: {
          name: "Mercado Bom Preço (demonstração)",
          cnpj: "99000002000199",
          ie: "ISENTO",
          address: "São Paulo, SP",
        },
        items: [
          {
            code: "P0002",
            ncm: "21069090",
            cfop: "5102",
            ...line("Feijão carioca 1 kg", 2, 849),
            unit: "UN",
          },
          {
            code: "P0010",
            ncm: "21069090",
            cfop: "5102",
            ...line("Papel higiênico (12 rolos)", 3, 2390),
            unit: "UN",
          },
        ],
        totalCents: 9658,
        discountCents: 0,
        freightCents: 790,
        payments: [{ method: "PIX", amountCents: 9658 }],
        taxesCents: 1738,
        qrCodeUrl:
          "https://www.homologacao.nfce.fazenda.sp.gov.br/consulta?p=35261199000002000199650010000100451795463551|2|2|1",
        consultUrl: "https://www.homologacao.nfce.fazenda.sp.gov.br/consulta",
      },
    },
  ],
}
