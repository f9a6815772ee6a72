import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Topics that users of the apps may subscribe to (modules, topic-notification). */
export const notificationTopics = defineResource({
  name: "notificationTopics",
  path: "/notification/topics",
  access: { anyOf: ["accessToGlobal", "accessToTopicNotification"] },
  scope: "application",
  noun: noun("tópico", "tópicos", "m", "topic", "topics"),
  title: "title",
  sentences: { "row.subscriptions": ["Inscrições por filtro", "Subscribe by filter"] },
  parts: [
    part("Tópico", "Topic", {
      key: f.code("Chave", "Key", { required: true, fixed: true, max: 60, unique: true, searched: true }),
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      description: f.lines("Descrição", "Description", { max: 500 }),
      userTypes: f.references("Para os tipos de usuário", "For user types", "userTypes"),
      isDefault: f.flag("Inscrição automática", "Subscribed by default", {
        hint: [
          "Inscreve quem for cadastrado daqui em diante. Para quem já tem cadastro, use “Inscrições por filtro”.",
          "Subscribes whoever is added from now on. For people already there, use “Subscribe by filter”.",
        ],
      }),
      isActive: f.flag("Ativo", "Active"),
      subscribers: f.count("Inscritos", "Subscribers", { from: "server", derived: true }),
    }),
  ],
  columns: ["key", "title", "userTypes", "subscribers", "isDefault", "isActive"],
  extraColumns: ["owner", "updatedAt"],
  filters: ["owner", "isDefault", "isActive"],
  editor: "dialog",
})
