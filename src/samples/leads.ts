import type { leads } from "../contract/resources/leads.ts"
import { dayFrom, momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Row = GivenRow<typeof leads>

/** Business, who asks for it by role, city, segment by its place, source, interest, stage and monthly value in reais. */
const businesses: ReadonlyArray<
  readonly [
    business: string,
    city: string,
    segment: number,
    Row["source"],
    Row["interest"],
    stage: string,
    reais: number,
  ]
> = [
  ["Cantina da Nona", "São Paulo", 6, "SITE", "APP", "NEW", 249],
  ["Mercado Três Irmãos", "Campinas", 14, "REFERRAL", "SUPERMARKET", "PROPOSAL", 449],
  ["Sushi do Porto", "Santos", 5, "ADS", "APP", "CONTACTED", 249],
  ["Açougue Novilho", "Osasco", 16, "WHATSAPP", "STUDIO", "QUALIFIED", 149],
  ["Rede Bom Lar", "Ribeirão Preto", 14, "EVENT", "FRANCHISE", "QUALIFIED", 2400],
  ["Padaria Estrela do Sul", "Guarulhos", 17, "SITE", "APP", "WON", 249],
  ["Farmácia Vida", "Sorocaba", 20, "ADS", "STUDIO", "LOST", 149],
  ["Burger do Parque", "São Paulo", 1, "WHATSAPP", "APP", "NEW", 249],
  ["Empório Dona Rosa", "Jundiaí", 14, "SITE", "SUPERMARKET", "CONTACTED", 449],
  ["Sorvetes Polar", "Santo André", 11, "REFERRAL", "APP", "PROPOSAL", 249],
  ["Pet Center Patas", "São Bernardo do Campo", 21, "EVENT", "STUDIO", "NEW", 149],
  ["Marmitas da Praça", "São Caetano do Sul", 4, "WHATSAPP", "APP", "WON", 149],
  ["Churrascaria Pampa", "Campinas", 8, "SITE", "APP", "LOST", 249],
  ["Hortifruti da Serra", "São Paulo", 15, "ADS", "SUPERMARKET", "QUALIFIED", 449],
]

/** Names of the leads, by the index of their business. */
const names = [
  "Antonella Ricci",
  "Marcos Tavares",
  "Yumi Nakamura",
  "Valdir Moreira",
  "Sandra Bezerra",
  "Edson Carvalho",
  "Priscila Nunes",
  "Thiago Sampaio",
  "Rosa Menezes",
  "Caio Figueiredo",
  "Larissa Torres",
  "Neide Araújo",
  "Gilberto Farias",
  "Elaine Yamada",
] as const

/** Hours of the day at which next steps are due, in UTC. */
const hours = ["12", "13", "17", "18", "20"] as const

const steps = ["Ligar para apresentar", "Enviar proposta", "Visitar a loja", "Cobrar resposta"] as const

/** Leads of the demo's application, the latest first. */
export const sampleLeads = (now: number): ReadonlyArray<Row> =>
  businesses.map(([business, city, segment, source, interest, status, reais], index) => {
    const isOpen = status !== "WON" && status !== "LOST"
    return {
      name: nth(names, index),
      business,
      phone: `119${String(98_110_200 + index * 7919)}`,
      email: `contato.${index + 1}@exemplo.test`,
      city,
      state: "SP",
      segment,
      source,
      interest,
      value: reais * 100,
      // Nobody has taken up yet what has just come in.
      ...(status !== "NEW" && { responsible: nth([1, 2, 1] as const, index) }),
      ...(isOpen && {
        nextAction: nth(steps, index),
        nextActionAt: momentFrom(now, (index % 6) - 1).replace("T03", `T${nth(hours, index)}`),
      }),
      notes:
        status === "NEW"
          ? []
          : [{ day: dayFrom(now, -3 - index), text: "Pediu mais informações por telefone." }],
      status,
      createdAt: momentFrom(now, -1 - index * 2),
    }
  })
