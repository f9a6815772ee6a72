import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  productivity: "Últimos 14 dias",
  measure: "Número",
  orders: "Pedidos",
  day: "Dia",
  shownAs: "Mostrar como",
  asChart: "Gráfico",
  asTable: "Tabela",
  nothing: "Nenhum pedido separado nos últimos 14 dias",
  failed: "Não foi possível carregar os números",
}
