import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  filter: "Filtrar por nome ou código",
  clearFilter: "Limpar filtro",
  loadFailed: "Não foi possível carregar as permissões",
  onlyOwn: "Só aparecem as permissões que você pode dar.",
  noneFound: "Nenhuma permissão encontrada",
  chooseAll: "Marcar todas",
  chooseNone: "Desmarcar todas",
  some: "{{some}} de {{all}}",
  added: "nova",
  removed: "removida",
  changes: "{{added}} a mais, {{removed}} a menos",
}
