import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Exact payment methods, with their fees and their names in other systems (modules, finance/methods-payments). */
export const paymentMethods = defineResource({
  name: "paymentMethods",
  path: "/payment-method",
  access: { anyOf: ["accessToGlobal", "accessToMethodsPayments"] },
  scope: "application",
  noun: noun("forma de pagamento", "formas de pagamento", "f", "payment method", "payment methods"),
  title: "name",
  parts: [
    part("Forma de pagamento", "Payment method", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      type: f.reference("Tipo de pagamento", "Payment type", "paymentTypes", { required: true }),
      brand: f.text("Bandeira", "Brand", { max: 30, searched: true }),
      gateway: f.choice(
        "Quem processa",
        "Processed by",
        {
          BRASPAG: ["Braspag", "Braspag"],
          PIX_PSP: ["Banco do Pix", "Pix provider"],
          OFFLINE: ["A própria loja", "The store itself"],
        },
        { required: true },
      ),
      logo: f.image("Logotipo", "Logo"),
      isActive: f.flag("Ativa", "Active"),
    }),
    part("Custos e prazos", "Costs and terms", {
      feePercent: f.percent("Taxa", "Fee", { max: 10_000 }),
      feeFixed: f.money("Taxa por pagamento", "Fee per payment"),
      settleDays: f.count("Dias até o repasse", "Days until settlement", { max: 365 }),
      maxInstallments: f.count("Parcelas, no máximo", "Installments, at most", { min: 1, max: 24 }),
    }),
    part("Códigos externos", "External codes", {
      ifoodCode: f.text("Código no iFood", "Code at iFood", { max: 40, searched: true }),
      erpCode: f.text("Código no ERP", "Code in the ERP", { max: 40, searched: true }),
      posCode: f.text("Código no PDV", "Code in the point of sale", {
        max: 40,
        searched: true,
        hint: [
          "Sem o código, o pedido chega lá com pagamento desconhecido.",
          "Without the code, orders arrive there with an unknown payment.",
        ],
      }),
    }),
  ],
  order: "manual",
  columns: ["name", "type", "gateway", "feePercent", "settleDays", "isActive"],
  extraColumns: [
    "logo",
    "brand",
    "feeFixed",
    "maxInstallments",
    "ifoodCode",
    "erpCode",
    "posCode",
    "owner",
    "updatedAt",
  ],
  filters: ["type", "gateway", "owner", "isActive"],
})
