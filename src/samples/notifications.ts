import type { notifications } from "../contract/resources/notifications.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof notifications>

/** Name, title, text, channel, to whom, status, days from now, and the rest. */
const sentNotifications: ReadonlyArray<
  readonly [
    name: string,
    title: string,
    body: string,
    Row["channel"],
    Row["to"],
    status: string,
    days: number,
    Partial<Row>,
  ]
> = [
  [
    "Frete grátis – sexta",
    "Sexta é dia de frete grátis 🛵",
    "Peça a partir de R$ 40 até meia-noite e a entrega é por nossa conta.",
    "PUSH",
    "CUSTOMER",
    "SENT",
    -10,
    { deepLink: "https://exemplo.com.br/ofertas" },
  ],
  [
    "Cupom de volta",
    "Sentimos a sua falta",
    "Tem 15% de desconto esperando por você. Vale até domingo.",
    "PUSH",
    "CUSTOMER",
    "SENT",
    -24,
    { topic: 3 },
  ],
  [
    "Chegada em Campinas",
    "Chegamos a Campinas!",
    "Restaurantes e mercados da cidade já entregam pelo aplicativo.",
    "PUSH",
    "CUSTOMER",
    "SENT",
    -38,
    { cities: [2] },
  ],
  [
    "Alerta de chuva – SP",
    "Chuva forte na região",
    "Pilote com cuidado. A taxa de chuva está ativa até as 22h.",
    "PUSH",
    "DELIVERYMAN",
    "SENT",
    -6,
    { topic: 7, isAllowedAtNight: true },
  ],
  [
    "Meta da quinzena",
    "Faltam 5 entregas para o bônus",
    "Complete 60 entregas até domingo e receba R$ 80 a mais.",
    "IN_APP",
    "DELIVERYMAN",
    "SENT",
    -3,
    {},
  ],
  [
    "Aviso de manutenção",
    "Painel fora do ar na madrugada",
    "De terça para quarta, das 2h às 4h, o painel ficará indisponível.",
    "EMAIL",
    "STAFF",
    "SENT",
    -15,
    { topic: 12 },
  ],
  [
    "Treinamento de separação",
    "Vídeo novo: como separar frios",
    "Três minutos que evitam as trocas mais comuns. Assista no aplicativo.",
    "IN_APP",
    "SHOPPER",
    "SENT",
    -20,
    {},
  ],
  [
    "Feijoada de sábado",
    "Sábado tem feijoada 🍲",
    "Peça até as 11h e receba na hora do almoço.",
    "PUSH",
    "CUSTOMER",
    "CANCELED",
    -2,
    {},
  ],
  [
    "Semana do consumidor",
    "Ofertas em mais de cem lojas",
    "Começa amanhã: até 40% de desconto em restaurantes e mercados.",
    "PUSH",
    "CUSTOMER",
    "SUBMITTED",
    5,
    {},
  ],
  [
    "Pesquisa com entregadores",
    "Como foi a sua semana?",
    "Responda a três perguntas e ajude a melhorar as rotas.",
    "WHATSAPP",
    "DELIVERYMAN",
    "DRAFT",
    8,
    {},
  ],
  [
    "Lojas novas no bairro",
    "Tem loja nova perto de você",
    "Conheça quem começou a entregar por aqui nesta semana.",
    "PUSH",
    "CUSTOMER",
    "DRAFT",
    12,
    { topic: 2 },
  ],
]

/** Midnight in Brasília and fourteen hours: people are awake. */
const afternoon = (now: number, days: number) => momentFrom(now, days).replace("T03", "T17")

/** Notifications the demo's application sent. */
export const sampleNotifications = (now: number): ReadonlyArray<Row> =>
  sentNotifications.map(([name, title, body, channel, to, status, days, more], index) => {
    const sent = status === "SENT" ? 640 + index * 87 : 0
    return {
      name,
      title,
      body,
      channel,
      to,
      cities: [],
      isAllowedAtNight: false,
      scheduledFor: afternoon(now, days),
      ...(sent > 0 && { estimated: sent + 15 }),
      sent,
      delivered: Math.round(sent * 0.94),
      opened: Math.round(sent * (0.09 + (index % 4) * 0.04)),
      failed: sent === 0 ? 0 : 15,
      status,
      createdAt: momentFrom(now, Math.min(days, 0) - 3),
      ...more,
    }
  })
