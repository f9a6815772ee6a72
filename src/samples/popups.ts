import type { popups } from "../contract/resources/popups.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof popups>

/** Title, text, button, the rest, and whole days from now at which it starts and ends. */
const shown: ReadonlyArray<
  readonly [title: string, body: string, button: string, Partial<Row>, startsIn: number, endsIn: number]
> = [
  [
    "Frete grátis no fim de semana",
    "De sexta a domingo, em pedidos a partir de R$ 40.",
    "Ver lojas",
    {},
    -1,
    3,
  ],
  [
    "Bem-vindo!",
    "Seu primeiro pedido tem 15% de desconto.",
    "Usar cupom",
    { audience: "NEW", target: "COUPON", coupon: 1 },
    -60,
    120,
  ],
  [
    "Chegamos a Campinas",
    "Restaurantes e mercados da cidade já entregam pelo aplicativo.",
    "Conhecer",
    { audience: "CITY", cities: [2], frequency: "DAILY" },
    -5,
    25,
  ],
  [
    "Noite da massa",
    "Toda quarta, massas da Cantina do Largo em dobro.",
    "Abrir a loja",
    { target: "COMPANY", company: 1, audience: "SEGMENT", segments: [6] },
    2,
    30,
  ],
  [
    "Novos termos de uso",
    "Atualizamos os termos. Leia antes do próximo pedido.",
    "Ler",
    { target: "URL", url: "https://exemplo.com.br/termos", frequency: "EACH_OPEN", priority: 90 },
    -20,
    -5,
  ],
  ["Semana do consumidor", "Ofertas em mais de cem lojas.", "Ver ofertas", { status: "OFF" }, -3, 4],
]

/** Popups over the first screen of the demo's app. */
export const samplePopups = (now: number): ReadonlyArray<Row> =>
  shown.map(([title, body, buttonLabel, more, startsIn, endsIn], index) => ({
    title,
    body,
    buttonLabel,
    target: "CLOSE",
    audience: "ALL",
    frequency: "ONCE",
    cities: [],
    segments: [],
    startsAt: momentFrom(now, startsIn),
    endsAt: momentFrom(now, endsIn),
    views: startsIn < 0 ? 3100 + index * 870 : 0,
    clicks: startsIn < 0 ? 240 + index * 61 : 0,
    ...more,
  }))
