import { managesAccess } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/**
 * What the fields of a role are called, for the list, its file and the history of a role. The calls are those of the
 * specification (section 7).
 */
export const roleRecords = defineResource({
  name: "roles",
  path: "/acl/roles",
  access: managesAccess,
  scope: "company",
  noun: noun("papel", "papéis", "m", "role", "roles"),
  title: "title",
  parts: [
    part("Papel", "Role", {
      title: f.text("Título", "Title"),
      permissions: f.choices("Permissões", "Permissions", {}),
      isCoreRole: f.flag("Papel padrão", "Core role"),
    }),
  ],
  columns: ["title", "permissions"],
  filters: [],
})
