import { managesAccess } from "../access/access.ts"
import { limits } from "../limits.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part, type RowOf } from "../resource/resource.ts"
import type { Role } from "./roles.ts"

/** The list of roles and their dialog. The calls, and what it says in English, are the specification's (2, 4, 5, 7). */
export const roleRecords = defineResource({
  name: "roles",
  path: "/acl/roles",
  service: "identity",
  access: managesAccess,
  scope: "company",
  noun: noun("papel", "papéis", "m", "role", "roles"),
  title: "title",
  parts: [
    part("Papel", "Role", {
      title: f.text("Título", "Title", { required: true, max: limits.text.title.max }),
      /** Numbers of permissions; only the server knows which there are. */
      permissions: f.choices("Permissões", "Permissions", {}, { max: 500 }),
      isCoreRole: f.flag("Papel padrão", "Core role", { from: "server" }),
    }),
  ],
  columns: ["id", "title", "permissions"],
  filters: [],
  sentences: {
    title: ["Lista de papéis", "Roles list"],
    create: ["Novo papel", "New Role"],
    "filter.kind": ["Tipo", "Type"],
    "filter.kind.core": ["Papéis padrão", "Core roles"],
    "filter.kind.own": ["Papéis personalizados", "Custom roles"],
    "row.compare": ["Comparar com outro papel", "Compare with another role"],
    "bulk.compare": ["Comparar", "Compare"],
    removeTitle: ["Excluir papel", "Delete role"],
    removeAsk: ["Excluir o papel “{{name}}” para sempre?", "Permanently delete the role “{{name}}”?"],
    editTitle: ["Editar papel “{{name}}”", "Edit role '{{name}}'"],
    viewTitle: ["Ver papel “{{name}}”", "View role '{{name}}'"],
    created: ["Papel salvo.", "Role successfully has been saved."],
    saved: ["Papel salvo.", "Role successfully has been saved."],
    titleRequired: ["Título é obrigatório", "Title is required"],
    core: ["Padrão", "Core"],
    locked: ["Papéis padrão não podem ser alterados.", "Core roles cannot be changed."],
    kept: ["Papéis padrão não podem ser excluídos.", "Core roles cannot be deleted."],
    "refused.core_role": ["Papéis padrão não podem ser excluídos", "Core roles cannot be deleted"],
    "refused.role_in_use": ["Ainda há usuários com estes papéis", "Some users still have these roles"],
    held_one: ["{{count}} permissão", "{{count}} permission"],
    held_other: ["{{count}} permissões", "{{count}} permissions"],
    sizeUnknown: ["Desconhecido", "Unknown"],
    holders_one: [
      "{{count}} usuário ainda tem este papel. Remova o papel dele primeiro.",
      "{{count}} user still has this role. Remove it from them first.",
    ],
    holders_other: [
      "{{count}} usuários ainda têm este papel. Remova o papel deles primeiro.",
      "{{count}} users still have this role. Remove it from them first.",
    ],
    someHolders: [
      "Ainda há usuários com este papel. Remova o papel deles primeiro.",
      "Some users still have this role. Remove it from them first.",
    ],
    grantExceeds: [
      "Você não pode conceder permissões que não tem.",
      "You cannot grant permissions you do not have.",
    ],
    fallbackExceeds: [
      "Sem estas permissões, quem tem este papel ficaria com o acesso padrão, que inclui permissões que você não tem.",
      "Without these permissions, people with this role would get the default access, which includes permissions you do not have.",
    ],
    outranks: [
      "Alguém com este papel tem acessos que você não tem. Peça a quem tem todos eles.",
      "Someone with this role has access that you do not have. Ask someone who has all of it.",
    ],
    unknownPermission: [
      "Algumas permissões não existem mais. Abra o papel de novo.",
      "Some of these permissions no longer exist. Open the role again.",
    ],
  },
})

/** A role as its list and dialog show it. */
export type RoleRow = RowOf<typeof roleRecords> & Pick<Role, "id">

/** As much of a role as an answer holds, as its list and dialog show it. Unknown fields stay. */
export const roleRow = (role: Partial<Role>): Partial<RoleRow> => {
  const { permissions, ...rest } = role
  return {
    ...rest,
    ...(role.id !== undefined && { _id: role.id }),
    ...(permissions && { permissions: permissions.map(String) }),
  }
}
