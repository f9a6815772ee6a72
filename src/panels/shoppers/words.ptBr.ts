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
  cancel: "Cancelar",
  pinTitle: "PIN de {{name}}",
  pinText: "É com ele que o separador entra no aparelho da loja. Entregue agora: ele não aparece de novo.",
  pinSince: "Há um PIN desde {{at}}. O novo fica no lugar dele.",
  pin: "PIN",
  pinHint: "{{min}} a {{max}} dígitos",
  pinLength: "Digite de {{min}} a {{max}} dígitos.",
  pinGuessable: "Este PIN é fácil de adivinhar. Evite dígitos repetidos ou em sequência.",
  pinMake: "Gerar",
  pinSet: "Definir PIN",
  pinSetting: "Definindo…",
  pinDone: "PIN de {{name}} definido",
  pinRemove: "Remover PIN",
  pinRemoved: "{{name}} ficou sem PIN",
}
