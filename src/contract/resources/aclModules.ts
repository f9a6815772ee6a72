import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** The parts of the platform rights are grouped by (modules, acl-module). */
export const aclModules = defineResource({
  name: "aclModules",
  path: "/acl/module",
  access: { anyOf: ["accessToGlobal", "accessToAclModule"] },
  scope: "platform",
  noun: noun("módulo de acesso", "módulos de acesso", "m", "access module", "access modules"),
  title: "name",
  parts: [
    part("Módulo", "Module", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      key: f.code("Chave", "Key", { required: true, max: 40, searched: true, unique: true }),
      parent: f.reference("Módulo superior", "Parent module", "aclModules"),
      isActive: f.flag("Ativo", "Active"),
      groups: f.count("Grupos", "Groups", { from: "server", derived: true, sorted: false }),
      routes: f.count("Rotas", "Routes", { from: "server", derived: true }),
    }),
  ],
  tree: "parent",
  order: "manual",
  columns: ["name", "key", "groups", "routes", "isActive"],
  extraColumns: ["parent", "updatedAt"],
  filters: ["isActive"],
})
