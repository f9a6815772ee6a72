import { managesAccess } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, part } from "../resource/resource.ts"
import { userRecords } from "./userRecords.ts"

const server = { from: "server" } as const

/** The list of user-user: users by the second API of the specification (section 7, Users API; modules). */
export const platformUserRecords = defineResource({
  name: "platformUsers",
  path: "/users",
  service: "users",
  access: managesAccess,
  scope: "company",
  noun: userRecords.noun,
  title: "fullname",
  parts: [
    part("Usuário", "User", {
      fullname: f.text("Nome completo", "Full name", { searched: true }),
      username: f.text("Nome de usuário", "Username", { searched: true }),
      email: f.email("E-mail", "Email", { searched: true }),
      phone: f.phone("Telefone", "Phone"),
      type: f.reference("Tipo", "Type", "userTypes", server),
      company: f.reference("Empresa", "Company", "companies", server),
      application: f.reference("Aplicação", "Application", "applications", server),
      lastLoginAt: f.moment("Último login", "Last sign-in", server),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["fullname", "username", "email", "phone", "type", "company", "lastLoginAt", "isActive"],
  extraColumns: ["application"],
  filters: ["company", "application", "type", "isActive", "lastLoginAt"],
  sentences: {
    ...userRecords.sentences,
    title: ["Usuários da plataforma", "Platform users"],
    "filter.applicationId": ["Aplicação", "Application"],
    "row.reset": ["Enviar link de senha", "Send password link"],
    "row.block": ["Bloquear", "Block"],
    "row.unblock": ["Desbloquear", "Unblock"],
    "bulk.active": ["Bloquear ou desbloquear", "Block or unblock"],
    "bulk.active.block": ["Bloquear", "Block"],
    "bulk.active.unblock": ["Desbloquear", "Unblock"],
    resetAsk: [
      "{{email}} receberá um link para criar uma senha nova. A senha atual continua valendo até lá.",
      "{{email}} will get a link to set a new password. The current one keeps working until then.",
    ],
    resetting: ["Enviando…", "Sending…"],
    resetDone: [
      "Se o endereço estiver certo, o link chega em instantes.",
      "If the address is right, the link arrives shortly.",
    ],
    blockAsk: [
      "{{name}} sai de todas as sessões agora e não entra mais até ser desbloqueado.",
      "{{name}} is signed out everywhere now and cannot sign in until unblocked.",
    ],
    unblockAsk: ["{{name}} poderá entrar de novo.", "{{name}} will be able to sign in again."],
    saving: ["Salvando…", "Saving…"],
    blockDone: ["Usuário bloqueado.", "User blocked."],
    unblockDone: ["Usuário desbloqueado.", "User unblocked."],
    cancel: ["Cancelar", "Cancel"],
    blocked: [
      "Não é possível bloquear a si mesmo nem o último administrador geral.",
      "You cannot block yourself or the last root user.",
    ],
    "refused.UserProtected": [
      "É você mesmo ou o último administrador geral",
      "Yourself or the last root user",
    ],
    "refused.UserOutranks": ["Tem acessos que você não tem", "Has access that you do not have"],
    changedMeanwhile: [
      "Alguém mudou este usuário antes de você. Feche, recarregue a lista e tente de novo.",
      "Someone changed this user first. Close this, reload the list and try again.",
    ],
  },
})
