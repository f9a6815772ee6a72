import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of shoppers, their PIN and their picking. */
export const shopperWords = {
  productivity: ["Últimos 14 dias", "Last 14 days"],
  measure: ["Número", "Figure"],
  orders: ["Pedidos", "Orders"],
  day: ["Dia", "Day"],
  shownAs: ["Mostrar como", "Show as"],
  asChart: ["Gráfico", "Chart"],
  asTable: ["Tabela", "Table"],
  nothing: ["Nenhum pedido separado nos últimos 14 dias", "No orders picked in the last 14 days"],
  failed: ["Não foi possível carregar os números", "Could not load the figures"],
  cancel: ["Cancelar", "Cancel"],
  pinTitle: ["PIN de {{name}}", "PIN of {{name}}"],
  pinText: [
    "É com ele que o separador entra no aparelho da loja. Entregue agora: ele não aparece de novo.",
    "The shopper signs in with it on the store's device. Hand it over now: it is never shown again.",
  ],
  pinSince: [
    "Há um PIN desde {{at}}. O novo fica no lugar dele.",
    "There has been a PIN since {{at}}. The new one replaces it.",
  ],
  pin: ["PIN", "PIN"],
  pinHint: ["{{min}} a {{max}} dígitos", "{{min}} to {{max}} digits"],
  pinLength: ["Digite de {{min}} a {{max}} dígitos.", "Type {{min}} to {{max}} digits."],
  pinGuessable: [
    "Este PIN é fácil de adivinhar. Evite dígitos repetidos ou em sequência.",
    "This PIN is easy to guess. Do not repeat digits or put them in sequence.",
  ],
  pinMake: ["Gerar", "Generate"],
  pinSet: ["Definir PIN", "Set PIN"],
  pinSetting: ["Definindo…", "Setting…"],
  pinDone: ["PIN de {{name}} definido", "The PIN of {{name}} has been set"],
  pinRemove: ["Remover PIN", "Remove PIN"],
  pinRemoved: ["{{name}} ficou sem PIN", "{{name}} has no PIN anymore"],
} satisfies Dictionary

/** Returns the function that translates the texts of shoppers beyond their description. */
export const useShopperWords = () => useWords("shopper", shopperWords)
