import { resolve } from "node:path"
import type { Rolldown } from "vite"
import { closureOf } from "./closureOf.ts"
import { fetchedParts } from "./fetchedParts.ts"
import { usedImports } from "./usedImports.ts"

/*
 * Files that the app's pages share (docs/decisions/0302). Rolldown makes a file of each set of modules that the same pages
 * and fetched parts import: 870, of which a list asked for 170. What the parts below share stands in a file for each set of
 * them; any other module is left to rolldown.
 */

/** Parts of pages, by the modules with which their imports begin. */
const parts = {
  login: ["host/app/pages/login/LoginPage.tsx"],
  shell: ["host/app/RoutedApp.tsx", "host/app/shell/Shell.tsx"],
  dashboard: ["host/app/pages/dashboard/DashboardPage.tsx"],
  list: ["src/resource/described/DescribedList.tsx", "host/app/pages/resource/ResourcePage.tsx"],
  orders: ["host/app/pages/orders/OrdersPage.tsx"],
  menu: ["host/app/pages/menu/MenuPage.tsx"],
  palette: ["host/app/palette/Palette.tsx", "host/app/shell/Banners.tsx"],
  overlays: ["src/ui/menu/MenuPopover.tsx", ...fetchedParts.overlays],
  filters: fetchedParts.filterInputs,
  dialogs: fetchedParts.listDialogs,
}

/** The parts that import each module. */
const importersIn = (infoOf: Rolldown.GetModuleInfo) => {
  const importsOf = usedImports(infoOf)
  const importers = new Map<string, ReadonlyArray<string>>()
  for (const [part, sources] of Object.entries(parts)) {
    const imported = new Set<string>()
    for (const source of sources) closureOf(resolve(source), importsOf, imported)
    for (const id of imported) importers.set(id, [...(importers.get(id) ?? []), part])
  }
  // Fetched modules keep files of their own, by which the size check finds them.
  for (const source of Object.values(parts).flat()) importers.delete(resolve(source))
  return importers
}

/** Groups of modules. What a module imports, the same parts import too, so that no group takes a module of another. */
export const appChunks = () => {
  let importers: ReadonlyMap<string, ReadonlyArray<string>> | undefined
  const importedBy = (count: number) => ({
    debugName: `imported by ${count} parts`,
    name: (id: string, context: { getModuleInfo: Rolldown.GetModuleInfo }) => {
      importers ??= importersIn((one) => context.getModuleInfo(one))
      const own = importers.get(id) ?? []
      return own.length === count ? own.join("-") : null
    },
    priority: count,
  })
  const counts = Object.keys(parts).map((_, at) => at + 1)
  return [
    { name: "start", tags: ["$initial" as const], priority: counts.length + 1 },
    ...counts.map(importedBy),
  ]
}
