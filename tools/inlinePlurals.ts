import { pathToFileURL } from "node:url"

/**
 * Puts the plurals of all lists in place of the module that takes them from the descriptions, so that the audit log brings these
 * words to browsers and none of the descriptions. For rollup and for builds of Vite.
 */
export const inlinePlurals = () => ({
  name: "inline-plurals",
  apply: "build" as const,
  enforce: "pre" as const,
  async load(id: string) {
    if (!/[\\/]src[\\/]contract[\\/]auditedLists\.ts$/.test(id)) return null
    const { auditedLists } = await import(pathToFileURL(id).href)
    return `export const auditedLists = ${JSON.stringify(auditedLists)}`
  },
})
