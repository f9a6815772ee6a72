import type { notificationTopics } from "../contract/resources/notificationTopics.ts"
import type { GivenRow } from "./givenRow.ts"

type Topic = GivenRow<typeof notificationTopics>

const topic = (
  key: string,
  title: string,
  description: string,
  [subscribers, userTypes, isDefault = false]: readonly [number, ReadonlyArray<number>, boolean?],
): Topic => ({ key, title, description, subscribers, userTypes, isDefault, isActive: subscribers > 0 })

/** What people may be notified of; user types are named by their place, from 1. */
export const sampleNotificationTopics: ReadonlyArray<Topic> = [
  topic("NEW_ORDER", "Novo pedido", "Toda vez que a loja recebe um pedido.", [214, [6, 7, 8], true]),
  topic("ORDER_LATE", "Pedido atrasado", "Quando um pedido passa do prazo prometido.", [187, [6, 7], true]),
  topic("ORDER_CANCELED", "Pedido cancelado", "Com o motivo informado.", [163, [6, 7], true]),
  topic("STORE_OFFLINE", "Loja fora do ar", "A loja devia estar aberta e não responde.", [48, [2, 6]]),
  topic("COURIER_SHORTAGE", "Falta de entregadores", "Mais pedidos do que entregadores livres.", [
    31,
    [2, 4],
  ]),
  topic("PAYOUT", "Repasse feito", "O valor da semana foi transferido.", [142, [3, 6]]),
  topic("INVOICE_DUE", "Fatura a vencer", "Três dias antes do vencimento.", [96, [3, 6], true]),
  topic("LOW_RATING", "Avaliação baixa", "Uma ou duas estrelas.", [77, [6, 7]]),
  topic("COUPON_ENDING", "Cupom a encerrar", "Um dia antes do fim ou do limite de usos.", [25, [6]]),
  topic("CAMPAIGN_TIPS", "Dicas de campanha", "Ideias para datas comemorativas.", [310, [6, 11, 12]]),
  topic("APP_RELEASE", "Novidades do painel", "O que mudou a cada versão.", [402, [1, 2, 4, 6], true]),
  topic("HOLIDAY_HOURS", "Feriado próximo", "Lembra de ajustar o horário da loja.", [119, [6, 7], true]),
  topic("SHIFT_REMINDER", "Lembrete de turno", "Uma hora antes de começar.", [58, [9, 10]]),
  topic("OLD_NEWSLETTER", "Boletim antigo", "Substituído por novidades do painel.", [0, []]),
]
