import { notifiesPeople } from "../access/keepers.ts"
import { maxChosenReaders, peopleReceivers, receivers } from "../messages/audience.ts"
import { sendingProblems } from "../messages/sendingProblems.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { messageChannels } from "./outboxMessages.ts"

const ofPeople = { when: { to: peopleReceivers }, fixed: "begun" } as const
const ofReaders = { when: { to: ["READER"] }, fixed: "begun" } as const

/** Messages an application sends to many people at once (modules, tools-notifications). */
export const notifications = defineResource({
  name: "notifications",
  path: "/push-notification",
  access: notifiesPeople,
  scope: "application",
  noun: noun("notificação", "notificações", "f", "notification", "notifications"),
  sentences: { "row.test": ["Enviar teste para mim", "Send me a test"] },
  title: "name",
  parts: [
    part("Mensagem", "Message", {
      name: f.text("Nome interno", "Internal name", {
        required: true,
        max: 60,
        searched: true,
        fixed: "begun",
      }),
      title: f.text("Título", "Title", { required: true, max: 65, searched: true, fixed: "begun" }),
      body: f.lines("Texto", "Text", { required: true, max: 240, fixed: "begun" }),
      image: f.image("Imagem", "Image", { ratio: [2, 1], fixed: "begun" }),
      deepLink: f.link("Abre o endereço", "Opens the address", { fixed: "begun" }),
      channel: f.choice("Canal", "Channel", messageChannels, {
        required: true,
        initial: "PUSH",
        fixed: "begun",
      }),
    }),
    part("Público", "Audience", {
      to: f.choice("Para", "To", receivers, {
        required: true,
        initial: "CUSTOMER",
        fixed: "begun",
        hint: [
          "Clientes só recebem se aceitam ofertas ou se inscreveram no tópico; leitores, só se aceitam.",
          "Customers get it only if they accept offers or subscribed to the topic; readers, only if they accept.",
        ],
      }),
      topic: f.reference("Inscritos no tópico", "Subscribed to the topic", "notificationTopics", ofPeople),
      cities: f.references("Nas cidades", "In the cities", "cities", ofPeople),
      center: f.place("Perto deste ponto", "Near this point", {
        requiredWith: ["radiusKm"],
        ...ofPeople,
        hint: [
          "Vale quem mora em cidades com o centro no raio.",
          "Counts people in cities whose center is in the radius.",
        ],
      }),
      radiusKm: f.count("Raio (km)", "Radius (km)", {
        min: 1,
        max: 500,
        requiredWith: ["center"],
        ...ofPeople,
      }),
      tabloid: f.reference("Seguidores do tabloide", "Followers of the tabloid", "offerTabloids", {
        ...ofReaders,
        hint: ["Enquanto ele vale.", "While it is valid."],
      }),
      offerCities: f.references("Nas cidades de ofertas", "In the offer cities", "offerCities", ofReaders),
      readers: f.references("Só estes leitores", "These readers only", "offerPeople", {
        ...ofReaders,
        max: maxChosenReaders,
      }),
      estimated: f.count("Público estimado", "Estimated audience", { from: "server" }),
    }),
    part("Envio", "Sending", {
      scheduledFor: f.moment("Enviar em", "Send at", {
        fixed: "begun",
        hint: [
          "Pelo relógio de Brasília. Sem data, sai assim que for aprovada.",
          "By Brasília time. Without a date it is sent once it is approved.",
        ],
      }),
      isAllowedAtNight: f.flag("Pode sair entre 22h e 8h", "May be sent from 22:00 to 8:00", {
        fixed: "begun",
      }),
      author: f.reference("Escrita por", "Written by", "users", { from: "server" }),
      approvedBy: f.reference("Aprovada por", "Approved by", "users", { from: "server" }),
      approvedAt: f.moment("Aprovada em", "Approved", { from: "server" }),
    }),
    part("Resultados", "Results", {
      sent: f.count("Enviadas", "Sent", { from: "server" }),
      delivered: f.count("Entregues", "Delivered", { from: "server" }),
      opened: f.count("Abertas", "Opened", { from: "server" }),
      failed: f.count("Falhas", "Failed", { from: "server" }),
      unconfirmed: f.count("Sem confirmação", "Unconfirmed", {
        from: "server",
        hint: [
          "O servidor de e-mail parou de responder. Não sai de novo, para ninguém receber duas vezes.",
          "The mail server stopped responding. It is not sent again, so that no one gets it twice.",
        ],
      }),
      openRate: f.percent("Abertura", "Open rate", { from: "server", rate: ["opened", "sent"] }),
      startedAt: f.moment("Envio iniciado em", "Sending started", { from: "server" }),
      problem: f.choice("Problema", "Problem", sendingProblems, { from: "server" }),
    }),
  ],
  status: {
    first: "DRAFT",
    approval: { requested: "SUBMITTED", approved: ["SCHEDULED"], author: "author" },
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      SUBMITTED: ["Em aprovação", "Awaiting approval", "warning"],
      SCHEDULED: ["Aprovada", "Approved", "info"],
      SENDING: ["Enviando", "Sending", "info"],
      SENT: ["Enviada", "Sent", "success"],
      CANCELED: ["Cancelada", "Canceled", "off"],
      FAILED: ["Falhou", "Failed", "danger"],
    },
    moves: {
      DRAFT: ["SUBMITTED", "CANCELED"],
      SUBMITTED: ["SCHEDULED", "DRAFT", "CANCELED"],
      SCHEDULED: ["CANCELED"],
      FAILED: ["SENDING"],
    },
    verbs: {
      SUBMITTED: ["Enviar para aprovação", "Submit for approval"],
      DRAFT: ["Devolver para rascunho", "Send back to draft"],
      SCHEDULED: ["Aprovar", "Approve"],
      SENDING: ["Enviar de novo", "Send again"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    reasons: ["CANCELED"],
  },
  latestFirst: true,
  columns: ["name", "to", "channel", "estimated", "scheduledFor", "sent", "openRate", "status"],
  extraColumns: [
    "title",
    "topic",
    "cities",
    "delivered",
    "opened",
    "failed",
    "unconfirmed",
    "startedAt",
    "problem",
    "author",
    "approvedBy",
    "approvedAt",
    "createdAt",
    "owner",
    "updatedAt",
  ],
  filters: ["status", "channel", "to", "scheduledFor", "owner"],
  copies: { without: ["scheduledFor"] },
})
