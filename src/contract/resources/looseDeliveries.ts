import {
  looseOutcomes,
  looseReasons,
  looseSentences,
  looseStageNames,
  looseStages,
} from "../looseDeliveries/looseStages.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/**
 * A delivery a store asks for by itself, of something that was not ordered through the platform (modules, loose-delivery).
 * Only the calls of `looseDeliveries/looseDeliveryCalls.ts` write it.
 */
export const looseDeliveries = defineResource({
  name: "looseDeliveries",
  path: "/loose-deliveries",
  access: {
    anyOf: ["accessToGlobal", "accessToFoodOrders", "accessToMarketOrders", "accessToSingleDeliveryCredits"],
  },
  scope: "company",
  readOnly: true,
  noun: noun("entrega avulsa", "entregas avulsas", "f", "loose delivery", "loose deliveries"),
  title: "code",
  sentences: looseSentences,
  parts: [
    part("Entrega", "Delivery", {
      code: f.code("Código", "Code", { required: true, max: 20, from: "server", searched: true }),
      type: f.choice(
        "Tipo de loja",
        "Type of store",
        { restaurant: ["Restaurante", "Restaurant"], supermarket: ["Supermercado", "Supermarket"] },
        { required: true, from: "server" },
      ),
      pickup: f.text("Retirada", "Pickup", { max: 200 }),
      pickupPlace: f.place("Local da retirada", "Pickup place"),
      destination: f.text("Destino", "Destination", {
        required: true,
        from: "server",
        searched: true,
        max: 255,
      }),
      recipients: f.text("Quem recebe", "Recipients", { from: "server", searched: true }),
      packageSize: f.choice(
        "Tamanho",
        "Size",
        { P: ["Pequeno", "Small"], M: ["Médio", "Medium"], G: ["Grande", "Large"] },
        { required: true, initial: "P" },
      ),
      vehicle: f.choice(
        "Veículo",
        "Vehicle",
        { MOTO: ["Moto", "Motorcycle"], BIKE: ["Bicicleta", "Bicycle"], CAR: ["Carro", "Car"] },
        { required: true, initial: "MOTO" },
      ),
      needsReturn: f.flag("Volta à loja", "Returns to store"),
      scheduledFor: f.moment("Agendada para", "Scheduled for"),
      deliveryPerson: f.reference("Entregador", "Delivery person", "deliveryPeople", { from: "server" }),
    }),
    part("Destinos", "Drop-offs", {
      dropoffs: f.list(
        "Destinos",
        "Drop-offs",
        {
          address: f.text("Endereço", "Address", { required: true, max: 200 }),
          place: f.place("Local", "Place", { required: true }),
          contactName: f.text("Quem recebe", "Recipient", { required: true, max: 100 }),
          phone: f.phone("Telefone", "Phone", { required: true, min: 10 }),
          reference: f.text("Referência", "Landmark", { max: 200 }),
          orderRef: f.text("Pedido", "Order", { max: 40 }),
          collect: f.money("Valor a cobrar", "Amount to collect"),
          collectBy: f.choice(
            "Cobrar em",
            "Collect by",
            { CASH: ["Dinheiro", "Cash"], CARD: ["Maquininha", "Card machine"], PIX: ["Pix", "Pix"] },
            { requiredWith: ["collect"] },
          ),
          changeFor: f.money("Troco para", "Change for", { when: { collectBy: ["CASH"] } }),
          note: f.text("Observação", "Note", { max: 200 }),
          trackingCode: f.text("Código de acompanhamento", "Tracking code", { from: "server" }),
          outcome: f.choice("Resultado", "Outcome", looseOutcomes, { from: "server" }),
          reason: f.choice("Motivo", "Reason", looseReasons, { from: "server" }),
          endedAt: f.moment("Encerrada em", "Ended", { from: "server" }),
        },
        { required: true, min: 1, max: 10, identity: "trackingCode" },
      ),
    }),
    part("Valores", "Charges", {
      distance: f.decimal("Distância (km)", "Distance (km)", { from: "server" }),
      eta: f.count("Previsão (min)", "Estimate (min)", { from: "server" }),
      price: f.money("Preço", "Price", { required: true, from: "server" }),
      refunded: f.money("Devolvido", "Refunded", { from: "server" }),
      payBy: f.choice(
        "Pagamento",
        "Payment",
        {
          CREDITS: ["Créditos", "Credits"],
          PIX: ["Pix", "Pix"],
          PERIODIC: ["Fatura", "Invoice"],
        },
        { required: true, initial: "CREDITS" },
      ),
    }),
    part("Histórico", "Timeline", {
      timeline: f.list(
        "Histórico",
        "Timeline",
        {
          status: f.choice("Situação", "Status", looseStageNames),
          at: f.moment("Quando", "When"),
          by: f.text("Quem", "Who"),
          reason: f.choice("Motivo", "Reason", looseReasons),
          comment: f.text("Comentário", "Comment"),
        },
        { from: "server" },
      ),
    }),
  ],
  status: {
    first: "NEW",
    values: looseStages,
    moves: {
      NEW: ["AWAIT_DELIVERYMAN", "CANCELED"],
      AWAIT_DELIVERYMAN: ["ACCEPT_DELIVERYMAN", "NO_DELIVERYMAN_AVAILABLE", "CANCELED"],
      NO_DELIVERYMAN_AVAILABLE: ["ACCEPT_DELIVERYMAN", "AWAIT_DELIVERYMAN", "CANCELED"],
      ACCEPT_DELIVERYMAN: ["DELIVERY_AT_STORE", "DELIVERY_ROUTE", "AWAIT_DELIVERYMAN", "CANCELED"],
      DELIVERY_AT_STORE: ["DELIVERY_ROUTE", "AWAIT_DELIVERYMAN", "CANCELED"],
      DELIVERY_ROUTE: ["DELIVERED", "DELIVERY_GOBACK"],
      DELIVERY_GOBACK: ["AWAIT_DELIVERYMAN", "FINISHED"],
      DELIVERED: ["FINISHED"],
    },
    verbs: {
      AWAIT_DELIVERYMAN: ["Procurar entregador", "Look for a delivery person"],
      NO_DELIVERYMAN_AVAILABLE: ["Marcar sem entregador", "Mark as without a delivery person"],
      ACCEPT_DELIVERYMAN: ["Registrar aceite do entregador", "Record that the delivery person accepted"],
      DELIVERY_AT_STORE: ["Registrar chegada à loja", "Record arrival at the store"],
      DELIVERY_ROUTE: ["Registrar saída", "Record departure"],
      DELIVERY_GOBACK: ["Registrar retorno à loja", "Record the return to the store"],
      DELIVERED: ["Marcar como entregue", "Mark as delivered"],
      FINISHED: ["Finalizar", "Finish"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    needs: { ACCEPT_DELIVERYMAN: ["deliveryPerson"] },
    clears: { AWAIT_DELIVERYMAN: ["deliveryPerson"] },
    final: ["FINISHED", "CANCELED"],
    reasons: ["CANCELED"],
  },
  latestFirst: true,
  columns: [
    "code",
    "createdAt",
    "destination",
    "recipients",
    "distance",
    "price",
    "deliveryPerson",
    "status",
  ],
  extraColumns: ["owner", "type", "payBy", "vehicle", "packageSize", "scheduledFor", "refunded"],
  filters: ["status", "deliveryPerson", "payBy", "type", "createdAt", "scheduledFor", "owner"],
  editor: "page",
  copies: { without: ["scheduledFor"] },
})
