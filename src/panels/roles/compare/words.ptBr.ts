import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  title: "Comparar papéis",
  first: "Primeiro papel",
  second: "Segundo papel",
  choose: "Escolha um papel",
  none: "Escolha os papéis que quer comparar.",
  same: "Escolha dois papéis diferentes.",
  shown: "Mostrar",
  all: "Todas",
  differences: "Só as diferenças",
  search: "Buscar por nome ou código",
  clearSearch: "Limpar busca",
  permission: "Permissão",
  holds: "Sim",
  lacks: "Não",
  both: "Nos dois: {{count}}",
  only: "Só em {{role}}: {{count}}",
  equal: "Os dois papéis têm as mesmas permissões.",
  empty: "Nenhum dos dois papéis tem permissões.",
  nothing: "Nenhuma permissão encontrada",
  loadFailed: "Não foi possível carregar os papéis",
  close: "Fechar",
}
