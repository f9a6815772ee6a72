import type { Locale } from "../../contract/limits.ts"
import { permissionCatalog } from "../../contract/access/permissionCatalog.ts"

/** Every permission as something to explain, in the reader's language. */
export const permissionTargets = (locale: Locale) =>
  permissionCatalog.flatMap(({ children }) =>
    children.map(([name, ptBr, en]) => ({
      id: name,
      label: locale === "en" ? en : ptBr,
      code: name,
      access: { anyOf: [name] },
    })),
  )
