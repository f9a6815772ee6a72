import type { notificationTopics } from "../contract/resources/notificationTopics.ts"
import type { GivenRow } from "./givenRow.ts"

/** Key, title, what it tells, and for which user types by their place. */
const topics: ReadonlyArray<
  readonly [key: string, title: string, description: string, userTypes: ReadonlyArray<number>]
> = [
  ["ORDER-STATUS", "Andamento do pedido", "Cada etapa do pedido, até a entrega.", [1]],
  ["OFFERS-DAY", "Ofertas do dia", "As melhores ofertas das lojas próximas.", [1]],
  ["COUPONS", "Cupons novos", "Avisa quando há um cupom para usar.", [1]],
  ["NEW-STORES", "Lojas novas", "Lojas que começaram a entregar no bairro.", [1]],
  ["ROUTE-OFFERS", "Ofertas de rota", "Corridas disponíveis por perto.", [2]],
  ["COURIER-PAYMENT", "Pagamentos do entregador", "Quando um acerto é feito.", [2]],
  ["RAIN-ALERT", "Alerta de chuva", "Chuva forte na região de entrega.", [2, 3]],
  ["PICKING", "Pedidos para separar", "Pedidos que esperam um separador.", [3]],
  ["STORE-CLOSED", "Loja fechada fora do horário", "A loja fechou antes da hora.", [7, 8]],
  ["LOW-RATING", "Avaliação baixa", "Um cliente deu uma ou duas estrelas.", [7]],
  ["INVOICE-DUE", "Fatura a vencer", "Uma fatura da loja vence em três dias.", [7, 9]],
  ["MAINTENANCE", "Manutenção programada", "Quando o sistema ficará fora do ar.", [4, 5, 6, 7]],
]

/** Topics people of the demo's apps subscribe to. */
export const sampleNotificationTopics: ReadonlyArray<GivenRow<typeof notificationTopics>> = topics.map(
  ([key, title, description, userTypes], index) => ({
    key,
    title,
    description,
    userTypes,
    isDefault: index % 3 !== 2,
    isActive: key !== "NEW-STORES",
  }),
)
