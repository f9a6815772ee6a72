import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Payment methods of a store's customers, for delivery and pickup (modules, supermarketonline-paymentmethods). */
export const companyPaymentMethods = defineResource({
  name: "companyPaymentMethods",
  path: "/company-payment-method",
  access: { anyOf: ["accessToGlobal", "accessToPaymentmethos"] },
  scope: "company",
  noun: noun(
    "forma de pagamento da loja",
    "formas de pagamento da loja",
    "f",
    "store payment method",
    "store payment methods",
  ),
  sentences: {
    "bulk.fulfillment": ["Entrega e retirada", "Delivery and pickup"],
    "bulk.fulfillment.delivery": ["Aceitar na entrega", "Accept on delivery"],
    "bulk.fulfillment.noDelivery": ["Não aceitar na entrega", "Do not accept on delivery"],
    "bulk.fulfillment.takeout": ["Aceitar na retirada", "Accept on pickup"],
    "bulk.fulfillment.noTakeout": ["Não aceitar na retirada", "Do not accept on pickup"],
    "bulk.fulfillment.delivery.means": [
      "Assim que você confirmar, os clientes passam a ver as que estão ativas em pedidos para entrega. Pedidos já feitos não mudam.",
      "As soon as you confirm, customers see the active ones in delivery orders. Orders already placed do not change.",
    ],
    "bulk.fulfillment.noDelivery.means": [
      "Assim que você confirmar, os clientes deixam de vê-las em pedidos para entrega. Pedidos já feitos não mudam.",
      "As soon as you confirm, customers no longer see them in delivery orders. Orders already placed do not change.",
    ],
    "bulk.fulfillment.takeout.means": [
      "Assim que você confirmar, os clientes passam a ver as que estão ativas em pedidos para retirada. Pedidos já feitos não mudam.",
      "As soon as you confirm, customers see the active ones in pickup orders. Orders already placed do not change.",
    ],
    "bulk.fulfillment.noTakeout.means": [
      "Assim que você confirmar, os clientes deixam de vê-las em pedidos para retirada. Pedidos já feitos não mudam.",
      "As soon as you confirm, customers no longer see them in pickup orders. Orders already placed do not change.",
    ],
  },
  title: "name",
  parts: [
    part("Forma de pagamento", "Payment method", {
      name: f.text("Nome na loja", "Name at the store", {
        required: true,
        max: 60,
        searched: true,
        unique: true,
      }),
      method: f.reference("Forma de pagamento", "Payment method", "paymentMethods", { required: true }),
      kind: f.choice(
        "Quando se paga",
        "When it is paid",
        {
          ONLINE: ["Ao fazer o pedido", "When ordering"],
          ON_DELIVERY: ["Ao receber", "When receiving"],
        },
        { required: true },
      ),
      isForDelivery: f.flag("Entrega", "Delivery"),
      isForTakeout: f.flag("Retirada", "Pickup"),
      isActive: f.flag("Ativa", "Active"),
    }),
    part("Limites e custos", "Limits and costs", {
      brands: f.text("Bandeiras", "Brands", { max: 120, searched: true }),
      minOrder: f.money("Pedido mínimo", "Minimum order"),
      maxOrder: f.money("Pedido máximo", "Maximum order"),
      feePercent: f.percent("Taxa", "Fee"),
      installments: f.count("Parcelas, no máximo", "Installments, at most", { min: 1, max: 24 }),
      voucher: f.choice("Vale", "Voucher", {
        MEAL: ["Refeição", "Meal"],
        FOOD: ["Alimentação", "Groceries"],
      }),
      needsChange: f.flag("Pergunta se precisa de troco", "Asks whether change is needed", {
        when: { kind: ["ON_DELIVERY"] },
      }),
      externalCode: f.text("Código externo", "External code", { max: 40, searched: true }),
    }),
  ],
  order: "manual",
  bulkChanges: {
    fulfillment: {
      delivery: { isForDelivery: true },
      noDelivery: { isForDelivery: false },
      takeout: { isForTakeout: true },
      noTakeout: { isForTakeout: false },
    },
  },
  columns: [
    "name",
    "owner",
    "kind",
    "isForDelivery",
    "isForTakeout",
    "minOrder",
    "maxOrder",
    "feePercent",
    "isActive",
  ],
  extraColumns: ["method", "brands", "installments", "voucher", "needsChange", "externalCode"],
  filters: ["kind", "isForDelivery", "isForTakeout", "method", "owner", "isActive"],
})
