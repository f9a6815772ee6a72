import type { Locale } from "../contract/limits.ts"

/** Said of a tag whose client is not there; `name` is the client's. */
export const unregisteredWords: Readonly<Record<Locale, (name: string) => string>> = {
  ptBr: (name) => `Esta página ainda não registrou a conexão “${name}”.`,
  en: (name) => `This page has not registered the connection “${name}” yet.`,
}
