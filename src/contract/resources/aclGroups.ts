import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Routes of one module that user types get together (modules, adm/acl-groups). */
export const aclGroups = defineResource({
  name: "aclGroups",
  path: "/acl/group",
  access: { anyOf: ["accessToGlobal", "accessToAclGroups"] },
  scope: "application",
  noun: noun("grupo de permissões", "grupos de permissões", "m", "permission group", "permission groups"),
  title: "name",
  parts: [
    part("Grupo", "Group", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      module: f.reference("Módulo", "Module", "aclModules", { required: true }),
      routes: f.references("Rotas", "Routes", "aclRoutes"),
      userTypes: f.references("Tipos de usuário", "User types", "userTypes"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["name", "module", "routes", "userTypes", "isActive"],
  extraColumns: ["owner", "updatedAt"],
  filters: ["module", "userTypes", "owner", "isActive"],
})
