import { registerHooks } from "node:module"

/**
 * Node reads the package.json of a package anew for each of its files; Drizzle's is 180 kB and it has hundreds
 * of files, which costs a second. Its own files are ES modules beside each other, so that much can be said.
 */
export const loadDrizzleQuickly = () => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const from = context.parentURL ?? ""
      return specifier.startsWith(".") && /\/drizzle-orm\/.*\.js$/.test(from)
        ? { url: new URL(specifier, from).href, format: "module", shortCircuit: true }
        : next(specifier, context)
    },
  })
}
