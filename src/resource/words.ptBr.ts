import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  search: "Buscar em todos os campos",
  clearSearch: "Limpar busca",
  wait: "Aguarde…",
  empty: "Nenhum registro encontrado",
  emptyFor: "Nada combina com “{{search}}”.",
  select: "Selecionar {{title}}",
  selectAll: "Selecionar todos desta página",
  selected_one: "{{count}} selecionado",
  selected_other: "{{count}} selecionados",
  clearSelection: "Limpar seleção",
  actions: "Ações",
  perPage: "Por página",
  first: "Primeira página",
  previous: "Página anterior",
  next: "Próxima página",
  last: "Última página",
  range: "{{from}}–{{to}} de {{total}}",
  remove: "Excluir",
  removing: "Excluindo…",
}
