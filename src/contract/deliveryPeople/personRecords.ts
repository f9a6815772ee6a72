import { managesDeliveryPeople } from "../access/access.ts"
import { pixKeyRules } from "../finance/pixKey.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { personSentences } from "./personSentences.ts"

/** Only where the server keeps more than section 3 names. */
const detail = { extra: "details" } as const
const server = { from: "server" } as const

/** Delivery people and their editor. The calls are those of the specification (section 7). */
export const personRecords = defineResource({
  name: "deliveryPeople",
  path: "/delivery-man",
  access: managesDeliveryPeople,
  scope: "company",
  noun: noun("entregador", "entregadores", "m", "delivery person", "delivery people"),
  title: "person",
  parts: [
    part(
      "Cadastro",
      "Registration",
      {
        person: f.text("Nome", "Name", { required: true, searched: true }),
        cpf: f.cpf("CPF", "CPF", { searched: true }),
        birthDate: f.day("Data de nascimento", "Date of birth", { ...detail, span: "birth" }),
        phone: f.phone("Telefone", "Phone", detail),
        pixKey: f.text("Chave Pix", "Pix key", {
          ...detail,
          ...pixKeyRules,
          hint: [
            "CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória.",
            "A CPF, a CNPJ, an email, a phone from its +55, or a random key.",
          ],
        }),
        company: f.reference("Empresa", "Company", "companies"),
        registration: f.choice(
          "Cadastro",
          "Registration",
          {
            PENDING: ["Pendente", "Pending"],
            APPROVED: ["Aprovado", "Approved"],
            REJECTED: ["Recusado", "Rejected"],
            BLOCKED: ["Bloqueado", "Blocked"],
          },
          detail,
        ),
        blockedReason: f.text("Motivo", "Reason", {
          ...detail,
          required: true,
          when: { registration: ["REJECTED", "BLOCKED"] },
        }),
      },
      {
        id: "data",
        groups: [
          {
            label: ["Dados pessoais", "Personal information"],
            about: [
              "O CPF completo só aparece durante a edição.",
              "The full CPF is shown only while editing.",
            ],
            fields: ["person", "cpf", "birthDate", "phone", "pixKey"],
          },
          {
            label: ["Trabalho", "Work"],
            about: [
              "A empresa para a qual entrega e a situação do cadastro.",
              "The company they deliver for and the status of their registration.",
            ],
            fields: ["company", "registration", "blockedReason"],
          },
        ],
      },
    ),
    part(
      "Veículo",
      "Vehicle",
      {
        typeOfVehicle: f.choice("Veículo", "Vehicle", {
          MOTORCYCLE: ["Moto", "Motorcycle"],
          BICYCLE: ["Bicicleta", "Bicycle"],
          CAR: ["Carro", "Car"],
        }),
        plate: f.text("Placa", "License plate", detail),
        model: f.text("Modelo", "Model", detail),
        color: f.text("Cor", "Color", detail),
        hasBag: f.flag("Tem mochila de entrega", "Has a delivery bag", detail),
        number: f.text("Número da CNH", "License number", {
          ...detail,
          requiredWith: ["category", "validUntil"],
        }),
        category: f.text("Categoria da CNH", "License class", detail),
        validUntil: f.day("CNH válida até", "License valid until", detail),
      },
      {
        id: "vehicle",
        groups: [
          {
            label: ["Veículo", "Vehicle"],
            about: ["O veículo usado nas entregas.", "What they deliver with."],
            fields: ["typeOfVehicle", "plate", "model", "color", "hasBag"],
          },
          {
            label: ["CNH", "Driver’s license"],
            about: ["Não é necessária para bicicleta.", "Not required for bicycles."],
            fields: ["number", "category", "validUntil"],
          },
        ],
      },
    ),
    part("Situação", "Status", {
      isOnline: f.choice(
        "Conexão",
        "Connection",
        { true: ["Online", "Online"], false: ["Offline", "Offline"] },
        server,
      ),
      onRoute: f.flag("Em rota", "On route", server),
      flag: f.choice(
        "Situação",
        "Status",
        {
          FREE: ["Liberado", "Available"],
          ON_ROUTE: ["Em rota", "On route"],
          UNAVAILABLE: ["Indisponível", "Unavailable"],
        },
        server,
      ),
      pic: f.text("Foto", "Picture", server),
      deliverymanPaid: f.flag("Pago", "Paid", server),
      deliveryManPaidDate: f.moment("Pago até", "Paid through", server),
      deliveriesLastWeek: f.count("Entregas em 7 dias", "Deliveries, last 7 days", server),
      payment: f.money("A pagar", "To pay", server),
    }),
  ],
  copies: {
    without: [
      "person",
      "cpf",
      "birthDate",
      "phone",
      "pixKey",
      "registration",
      "blockedReason",
      "plate",
      "model",
      "color",
      "number",
      "category",
      "validUntil",
    ],
  },
  columns: ["person", "cpf", "typeOfVehicle", "company", "isOnline", "flag", "payment"],
  extraColumns: ["deliveriesLastWeek", "registration"],
  filters: [
    "company",
    "isOnline",
    "flag",
    "typeOfVehicle",
    "registration",
    "payment",
    "deliveriesLastWeek",
    "deliveryManPaidDate",
    "validUntil",
  ],
  sentences: personSentences,
})
