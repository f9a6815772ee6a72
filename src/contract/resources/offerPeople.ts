import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Readers who use Super Panfleto (modules, appoffer/person). */
export const offerPeople = defineResource({
  name: "offerPeople",
  path: "/offer/person",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferPerson"] },
  scope: "application",
  noun: noun("leitor", "leitores", "m", "reader", "readers"),
  sentences: {
    "row.anonymize": ["Anonimizar", "Anonymize"],
    "bulk.notify": ["Notificar", "Notify"],
  },
  title: "name",
  parts: [
    part("Leitor", "Reader", {
      name: f.text("Nome", "Name", { required: true, max: 100, searched: true }),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      email: f.email("E-mail", "Email", { searched: true }),
      city: f.reference("Cidade", "City", "offerCities"),
      birthDate: f.day("Nascimento", "Date of birth", { span: "birth" }),
      gender: f.choice("Gênero", "Gender", {
        FEMALE: ["Feminino", "Female"],
        MALE: ["Masculino", "Male"],
        OTHER: ["Outro", "Other"],
        UNSAID: ["Prefere não informar", "Prefers not to say"],
      }),
      acceptsPush: f.flag("Aceita receber ofertas", "Accepts offers"),
      device: f.choice(
        "Aparelho",
        "Device",
        { ANDROID: ["Android", "Android"], IOS: ["iPhone", "iPhone"], WEB: ["Navegador", "Browser"] },
        { from: "server" },
      ),
      hasPush: f.flag("Recebe notificações", "Gets notifications", { from: "server" }),
      lastAccessAt: f.moment("Último acesso", "Last access", { from: "server" }),
      favorites: f.count("Favoritos", "Favorites", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "ACTIVE",
    values: {
      ACTIVE: ["Ativo", "Active", "success"],
      INACTIVE: ["Inativo", "Inactive", "neutral"],
      BLOCKED: ["Bloqueado", "Blocked", "danger"],
      ANONYMIZED: ["Anonimizado", "Anonymized", "off"],
    },
    moves: { ACTIVE: ["INACTIVE", "BLOCKED"], INACTIVE: ["ACTIVE", "BLOCKED"], BLOCKED: ["ACTIVE"] },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "BLOCKED.ACTIVE": ["Desbloquear", "Unblock"],
      INACTIVE: ["Desativar", "Deactivate"],
      BLOCKED: ["Bloquear", "Block"],
    },
    reasons: ["BLOCKED"],
    final: ["ANONYMIZED"],
  },
  columns: ["name", "city", "device", "hasPush", "lastAccessAt", "favorites", "status"],
  extraColumns: ["phone", "email", "acceptsPush", "gender", "createdAt", "owner"],
  filters: ["status", "city", "device", "hasPush", "acceptsPush", "lastAccessAt", "owner"],
})
