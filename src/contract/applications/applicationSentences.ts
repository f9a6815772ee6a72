import type { Words } from "../resource/Words.ts"

/** Texts specific to the list of applications. */
export const applicationSentences: Readonly<Record<string, Words>> = {
  search: ["Buscar por nome", "Search by name"],
  removeAsk: [
    "{{name}} deixa de existir: seus domínios voltam a mostrar a marca da plataforma. Isto não pode ser desfeito.",
    "{{name}} will be gone: its domains show the platform’s brand again. This cannot be undone.",
  ],
  "row.upgrades": ["Atualizações deste tipo e situação", "Upgrades of this type and status"],
  "tab.pointing": ["Apontamento de DNS", "DNS check"],
  taken: [
    "Outra aplicação já usa um destes domínios",
    "Another application already uses one of these domains",
  ],
  inUse_one: [
    "{{count}} registro ainda é desta aplicação. Só uma aplicação vazia pode ser excluída.",
    "{{count}} record still belongs to this application. Only an empty one can be deleted.",
  ],
  inUse_other: [
    "{{count}} registros ainda são desta aplicação. Só uma aplicação vazia pode ser excluída.",
    "{{count}} records still belong to this application. Only an empty one can be deleted.",
  ],
}
