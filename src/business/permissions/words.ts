import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of a role's permission picker; the rest is in the description of roles. */
export const permissionWords = {
  filter: ["Filtrar por nome ou código", "Filter by name or code"],
  clearFilter: ["Limpar filtro", "Clear filter"],
  loadFailed: ["Não foi possível carregar as permissões", "Could not load the permissions"],
  onlyOwn: ["Só aparecem as permissões que você pode dar.", "Only permissions you can give are shown."],
  noneFound: ["Nenhuma permissão encontrada", "No permissions found"],
  chooseAll: ["Marcar todas", "Select all"],
  chooseNone: ["Desmarcar todas", "Clear all"],
  some: ["{{some}} de {{all}}", "{{some}} of {{all}}"],
  added: ["nova", "new"],
  removed: ["removida", "removed"],
  changes: ["{{added}} a mais, {{removed}} a menos", "{{added}} added, {{removed}} removed"],
} satisfies Dictionary
