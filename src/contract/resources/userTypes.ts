import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Kinds of users an application has, and the role each starts with (modules, settings-types-users). */
export const userTypes = defineResource({
  name: "userTypes",
  path: "/settings/user-types",
  access: { anyOf: ["accessToGlobal", "accessToSettingsTypesUsers"] },
  scope: "application",
  noun: noun("tipo de usuário", "tipos de usuário", "m", "user type", "user types"),
  title: "name",
  parts: [
    part("Tipo de usuário", "User type", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      key: f.code("Chave", "Key", { required: true, max: 30, unique: true, searched: true }),
      defaultRole: f.reference("Papel inicial", "Default role", "roles"),
      fallback: f.choice(
        "Sem permissões, vale o conjunto de",
        "Without permissions, falls back to",
        {
          APPLICATION: ["Aplicação", "Application"],
          FRANCHISE: ["Franquia", "Franchise"],
          COMPANY: ["Empresa", "Company"],
          PARTNER: ["Parceiro", "Partner"],
        },
        { required: true },
      ),
      signsInToPanel: f.flag("Entra no painel", "Signs in to the panel"),
      isActive: f.flag("Ativo", "Active"),
      users: f.count("Usuários", "Users", { from: "server", derived: true }),
    }),
  ],
  columns: ["name", "key", "defaultRole", "users", "fallback", "signsInToPanel", "isActive"],
  filters: ["fallback", "isActive"],
})
