import { managesDeliveryPeople } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/**
 * What the fields of a delivery person are called, for the list, its file and the history of one. The calls are those
 * of the specification (section 7).
 */
export const personRecords = defineResource({
  name: "deliveryPeople",
  path: "/delivery-man",
  access: managesDeliveryPeople,
  scope: "company",
  noun: noun("entregador", "entregadores", "m", "delivery person", "delivery people"),
  title: "person",
  parts: [
    part("Entregador", "Delivery person", {
      person: f.reference("Nome", "Name", "people"),
      cpf: f.cpf("CPF", "CPF"),
      birthDate: f.day("Data de nascimento", "Date of birth"),
      phone: f.phone("Telefone", "Phone"),
      pixKey: f.text("Chave PIX", "PIX key"),
      pic: f.text("Foto", "Picture"),
      company: f.reference("Empresa", "Company", "companies"),
      registration: f.choice("Cadastro", "Registration", {
        PENDING: ["Pendente", "Pending"],
        APPROVED: ["Aprovado", "Approved"],
        REJECTED: ["Recusado", "Rejected"],
        BLOCKED: ["Bloqueado", "Blocked"],
      }),
      blockedReason: f.text("Motivo", "Reason"),
      isOnline: f.choice("Conexão", "Connection", {
        true: ["Online", "Online"],
        false: ["Offline", "Offline"],
      }),
      onRoute: f.flag("Em rota", "On route"),
      flag: f.choice("Situação", "Status", {
        FREE: ["Liberado", "Available"],
        ON_ROUTE: ["Em rota", "On route"],
        UNAVAILABLE: ["Indisponível", "Unavailable"],
      }),
      typeOfVehicle: f.choice("Veículo", "Vehicle", {
        MOTORCYCLE: ["Moto", "Motorcycle"],
        BICYCLE: ["Bicicleta", "Bicycle"],
        CAR: ["Carro", "Car"],
      }),
      plate: f.text("Placa", "License plate"),
      model: f.text("Modelo", "Model"),
      color: f.text("Cor", "Color"),
      hasBag: f.flag("Tem mochila de entrega", "Has a delivery bag"),
      number: f.text("Número da CNH", "License number"),
      category: f.text("Categoria", "Category"),
      validUntil: f.day("Válida até", "Valid until"),
      deliverymanPaid: f.flag("Pago", "Paid"),
      deliveryManPaidDate: f.moment("Pago até", "Paid through"),
      deliveriesLastWeek: f.count("Entregas em 7 dias", "Deliveries, last 7 days"),
      payment: f.money("A pagar", "To pay"),
    }),
  ],
  columns: ["person", "cpf", "typeOfVehicle", "company", "isOnline", "flag", "payment"],
  extraColumns: ["deliveriesLastWeek", "registration"],
  filters: ["company", "isOnline", "flag", "typeOfVehicle"],
})
