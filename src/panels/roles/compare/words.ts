import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** English texts of comparing two roles. */
export const compareWords = {
  title: ["Comparar papéis", "Compare roles"],
  first: ["Primeiro papel", "First role"],
  second: ["Segundo papel", "Second role"],
  choose: ["Escolha um papel", "Choose a role"],
  none: ["Escolha os papéis que quer comparar.", "Choose the roles to compare."],
  same: ["Escolha dois papéis diferentes.", "Choose two different roles."],
  shown: ["Mostrar", "Show"],
  all: ["Todas", "All"],
  differences: ["Só as diferenças", "Differences only"],
  search: ["Buscar por nome ou código", "Search by name or code"],
  clearSearch: ["Limpar busca", "Clear search"],
  permission: ["Permissão", "Permission"],
  holds: ["Sim", "Yes"],
  lacks: ["Não", "No"],
  both: ["Nos dois: {{count}}", "In both: {{count}}"],
  only: ["Só em {{role}}: {{count}}", "Only in {{role}}: {{count}}"],
  equal: ["Os dois papéis têm as mesmas permissões.", "Both roles have the same permissions."],
  empty: ["Nenhum dos dois papéis tem permissões.", "Neither role has any permission."],
  nothing: ["Nenhuma permissão encontrada", "No permissions found"],
  loadFailed: ["Não foi possível carregar os papéis", "Could not load the roles"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates the texts of comparing two roles. */
export const useCompareWords = () => useWords("compareRoles", compareWords)
