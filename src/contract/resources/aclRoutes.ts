import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Screens and calls, and the permissions that open each (modules, adm/acl-routes). */
export const aclRoutes = defineResource({
  name: "aclRoutes",
  path: "/acl/route",
  access: { anyOf: ["accessToGlobal", "accessToAclRoutes"] },
  scope: "platform",
  noun: noun("rota", "rotas", "f", "route", "routes"),
  title: "path",
  parts: [
    part("Rota", "Route", {
      path: f.text("Caminho", "Path", { required: true, max: 120, searched: true }),
      method: f.choice(
        "Método",
        "Method",
        {
          PAGE: ["Tela", "Screen"],
          GET: ["GET", "GET"],
          POST: ["POST", "POST"],
          PUT: ["PUT", "PUT"],
          DELETE: ["DELETE", "DELETE"],
        },
        { required: true, initial: "PAGE" },
      ),
      module: f.reference("Módulo", "Module", "aclModules", { required: true }),
      permissions: f.list(
        "Permissões",
        "Permissions",
        { name: f.text("Permissão", "Permission", { required: true, max: 60 }) },
        { identity: "name", max: 20 },
      ),
      isPublic: f.flag("Sem login", "Without signing in"),
      description: f.text("Descrição", "Description", { max: 255, searched: true }),
    }),
  ],
  columns: ["path", "method", "module", "permissions", "isPublic"],
  extraColumns: ["description", "updatedAt"],
  filters: ["method", "module", "permissions", "isPublic"],
})
