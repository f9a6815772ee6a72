import { managesAccessGroups } from "../access/access.ts"
import type { PermissionName } from "../access/permissionNames.ts"
import { permissionCatalog } from "../access/permissionCatalog.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import type { Choices, Words } from "../resource/Words.ts"

const permissionChoices = Object.fromEntries(
  permissionCatalog.flatMap(({ children }) =>
    children.map(([name, ptBr, en]): [PermissionName, Words] => [name, [ptBr, en]]),
  ),
) as Choices<PermissionName>

/** Permissions some people have besides those of their roles, for good or until a day (modules, accessgroup-accessGroup). */
export const accessGroups = defineResource({
  name: "accessGroups",
  path: "/access-group",
  access: managesAccessGroups,
  scope: "application",
  noun: noun("grupo de acesso", "grupos de acesso", "m", "access group", "access groups"),
  sentences: {
    "tab.members": ["Membros", "Members"],
    held_one: ["{{count}} permissão", "{{count}} permission"],
    held_other: ["{{count}} permissões", "{{count}} permissions"],
  },
  title: "title",
  parts: [
    part("Grupo", "Group", {
      title: f.text("Título", "Title", { required: true, max: 80, searched: true, unique: true }),
      description: f.text("Descrição", "Description", { max: 255, searched: true }),
      company: f.reference("Só para a empresa", "For one company only", "companies", {
        fixed: true,
        hint: [
          "Com uma empresa, só a equipe dela pode entrar no grupo.",
          "With a company, only its staff can be in the group.",
        ],
      }),
      isActive: f.flag("Ativo", "Active", {
        hint: ["Desativado, o grupo não dá acesso a ninguém.", "While it is off, the group gives no access."],
      }),
      permissions: f.choices("Permissões", "Permissions", permissionChoices),
      members: f.count("Membros", "Members", { from: "server", derived: true }),
    }),
  ],
  columns: ["title", "members", "permissions", "company", "isActive"],
  extraColumns: ["description", "owner", "updatedAt"],
  filters: ["company", "permissions", "isActive", "owner"],
  editor: "page",
})
