import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { weekdays } from "../resource/weekdays.ts"

/** Discounts a company gives on orders that name a code (modules, company/coupon). */
export const coupons = defineResource({
  name: "coupons",
  path: "/company/coupons",
  access: { anyOf: ["accessToGlobal", "accessToCouponsCoupon"] },
  scope: "company",
  noun: noun("cupom", "cupons", "m", "coupon", "coupons"),
  sentences: {
    "tab.margin": ["Simulador", "Simulator"],
    "tab.uses": ["Usos", "Uses"],
    "keptFor.orders": [
      "Pedidos usaram este cupom. Encerre-o em vez de excluir.",
      "Orders used this coupon. End it instead.",
    ],
    "refused.kept_for_orders": ["Já usados em pedidos", "Used by orders"],
    locked: ["Só quem paga este cupom pode mudá-lo.", "Only those who fund this coupon can change it."],
    "row.codes": ["Gerar códigos", "Generate codes"],
  },
  title: "code",
  parts: [
    part("Cupom", "Coupon", {
      code: f.code("Código", "Code", { required: true, max: 30, unique: true, searched: true }),
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      description: f.lines("Descrição", "Description", { max: 500 }),
      type: f.choice(
        "Tipo",
        "Type",
        {
          PERCENT: ["Percentual", "Percentage"],
          FIXED: ["Valor fixo", "Fixed amount"],
          FREE_DELIVERY: ["Entrega grátis", "Free delivery"],
          CASHBACK: ["Cashback", "Cashback"],
        },
        { required: true, initial: "PERCENT" },
      ),
      percent: f.percent("Desconto (%)", "Discount (%)", {
        required: true,
        min: 1,
        when: { type: ["PERCENT", "CASHBACK"] },
      }),
      value: f.money("Desconto", "Discount", { required: true, min: 1, when: { type: ["FIXED"] } }),
      maxDiscount: f.money("Desconto máximo", "Maximum discount", {
        when: { type: ["PERCENT", "CASHBACK"] },
      }),
      minOrder: f.money("Pedido mínimo", "Minimum order"),
    }),
    part("Validade", "Validity", {
      startsAt: f.moment("Começa em", "Starts", { required: true, initial: "today" }),
      endsAt: f.moment("Termina em", "Ends", { after: "startsAt" }),
      weekdays: f.choices("Dias da semana", "Days of the week", weekdays),
      fromTime: f.time("A partir das", "From"),
      untilTime: f.time("Até as", "Until"),
    }),
    part("Regras", "Rules", {
      audience: f.choice(
        "Quem pode usar",
        "Who can use it",
        {
          ALL: ["Todos os clientes", "All customers"],
          NEW_CUSTOMER: ["Quem nunca pediu", "New customers"],
          INACTIVE_30D: ["Quem não pede há 30 dias", "Inactive for 30 days"],
        },
        { required: true, initial: "ALL" },
      ),
      channels: f.choices("Canais", "Channels", {
        APP: ["Aplicativo", "App"],
        SITE: ["Site", "Website"],
        WHATSAPP: ["WhatsApp", "WhatsApp"],
      }),
      fulfillment: f.choices("Modalidades", "Order types", {
        DELIVERY: ["Entrega", "Delivery"],
        TAKEOUT: ["Retirada", "Pickup"],
        DINE_IN: ["Consumo no local", "Dine-in"],
      }),
      items: f.references("Itens do cardápio", "Menu items", "menuItems", {
        hint: [
          "Sem itens nem categorias, o desconto vale para o pedido inteiro.",
          "Without items or categories, the discount is on the whole order.",
        ],
      }),
      categories: f.references("Categorias do cardápio", "Menu categories", "menuCategories"),
      segments: f.references("Segmentos", "Segments", "companySegments"),
      cities: f.references("Cidades", "Cities", "cities"),
      fundedBy: f.choice(
        "Quem paga",
        "Funded by",
        {
          PLATFORM: ["Plataforma", "Platform"],
          FRANCHISE: ["Franquia", "Franchise"],
          COMPANY: ["Empresa", "Company"],
          SHARED: ["Dividido", "Shared"],
        },
        {
          required: true,
          initial: "COMPANY",
          reserved: { PLATFORM: "application", FRANCHISE: "franchise", SHARED: "application" },
        },
      ),
      platformShare: f.percent("Parte da plataforma (%)", "Platform share (%)", {
        required: true,
        when: { fundedBy: ["SHARED"] },
      }),
      limitTotal: f.count("Limite de usos", "Use limit", { min: 1 }),
      limitPerCustomer: f.count("Limite por cliente", "Limit per customer", { min: 1 }),
      isPublic: f.flag("Aparece no aplicativo", "Listed in the app"),
      isStackable: f.flag("Acumula com outros", "Combines with others"),
      batch: f.text("Lote", "Batch", {
        from: "server",
        hint: ["O cupom do qual os códigos foram gerados.", "The coupon the codes were generated from."],
      }),
      used: f.count("Usos", "Uses", { from: "server", outOf: "limitTotal" }),
      discountGiven: f.money("Descontos concedidos", "Discount given", { from: "server" }),
    }),
  ],
  status: {
    first: "ACTIVE",
    values: {
      SCHEDULED: ["Agendado", "Scheduled", "info"],
      ACTIVE: ["Ativo", "Active", "success"],
      PAUSED: ["Pausado", "Paused", "warning"],
      EXHAUSTED: ["Esgotado", "Used up", "neutral"],
      EXPIRED: ["Encerrado", "Ended", "off"],
    },
    moves: {
      SCHEDULED: ["PAUSED", "EXPIRED"],
      ACTIVE: ["PAUSED", "EXPIRED"],
      PAUSED: ["ACTIVE", "EXPIRED"],
    },
    verbs: {
      PAUSED: ["Pausar", "Pause"],
      ACTIVE: ["Retomar", "Resume"],
      EXPIRED: ["Encerrar", "End"],
    },
    derived: [
      { from: ["ACTIVE"], to: "SCHEDULED", before: "startsAt" },
      { from: ["ACTIVE"], to: "EXHAUSTED", filled: ["used", "limitTotal"] },
      { from: ["SCHEDULED", "ACTIVE", "PAUSED", "EXHAUSTED"], to: "EXPIRED", past: "endsAt" },
    ],
    reasons: ["EXPIRED"],
  },
  validity: { from: "startsAt", until: "endsAt", weekdays: "weekdays" },
  columns: ["code", "title", "type", "percent", "value", "startsAt", "endsAt", "used", "fundedBy", "status"],
  extraColumns: ["owner", "minOrder", "limitTotal", "discountGiven", "batch", "createdAt", "updatedAt"],
  filters: [
    "status",
    "type",
    "fundedBy",
    "owner",
    "validOn",
    "startsAt",
    "endsAt",
    "minOrder",
    "segments",
    "cities",
    "batch",
  ],
  copies: { without: ["code"] },
})
