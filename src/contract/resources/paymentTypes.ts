import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Payment types of customers, in the order they are offered (modules, finance/type-payments). */
export const paymentTypes = defineResource({
  name: "paymentTypes",
  path: "/payment-type",
  access: { anyOf: ["accessToGlobal", "accessToTypePayments"] },
  scope: "application",
  noun: noun("tipo de pagamento", "tipos de pagamento", "m", "payment type", "payment types"),
  title: "name",
  parts: [
    part("Tipo de pagamento", "Payment type", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      kind: f.choice(
        "Meio",
        "Means",
        {
          PIX: ["Pix", "Pix"],
          CREDIT: ["Cartão de crédito", "Credit card"],
          DEBIT: ["Cartão de débito", "Debit card"],
          CASH: ["Dinheiro", "Cash"],
          VOUCHER: ["Vale", "Voucher"],
          WALLET: ["Carteira digital", "Digital wallet"],
          ON_ACCOUNT: ["Fiado", "On account"],
        },
        { required: true },
      ),
      icon: f.image("Ícone", "Icon"),
      isOnline: f.flag("Pago no aplicativo", "Paid in the app", {
        hint: [
          "Pago ao fazer o pedido; sem isso, na entrega ou no balcão.",
          "Paid when the order is placed; otherwise on delivery or at the counter.",
        ],
      }),
      needsChange: f.flag("Pergunta se precisa de troco", "Asks whether change is needed", {
        when: { kind: ["CASH"] },
      }),
      isActive: f.flag("Ativo", "Active"),
      methods: f.count("Formas de pagamento", "Payment methods", { from: "server", derived: true }),
    }),
  ],
  order: "manual",
  columns: ["name", "kind", "isOnline", "methods", "isActive"],
  extraColumns: ["icon", "needsChange", "owner", "updatedAt"],
  filters: ["kind", "isOnline", "isActive"],
})
