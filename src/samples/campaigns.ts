import type { campaigns } from "../contract/resources/campaigns.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof campaigns>

/** Company, name, objective, channel, audience, status, days from now, and budget in reais. */
const plans: ReadonlyArray<
  readonly [
    owner: number,
    name: string,
    Row["objective"],
    Row["channel"],
    Row["audience"],
    status: string,
    startsIn: number,
    endsIn: number,
    reais: number,
  ]
> = [
  [1, "Volta, freguês", "REACTIVATE", "WHATSAPP", "INACTIVE_30D", "SCHEDULED", -6, 8, 300],
  [1, "Cardápio de verão", "LAUNCH", "SOCIAL", "ALL", "SCHEDULED", 12, 40, 900],
  [1, "Sobremesa em dobro", "UPSELL", "PUSH", "FREQUENT", "SCHEDULED", -45, -20, 250],
  [2, "Compra do mês", "UPSELL", "PUSH", "FREQUENT", "SCHEDULED", -3, 20, 1200],
  [2, "Primeira compra", "NEW", "PRINT", "NEW_CUSTOMER", "PAUSED", -15, 15, 1800],
  [2, "Feira fresca", "REACTIVATE", "EMAIL", "INACTIVE_30D", "DRAFT", 5, 19, 400],
  [3, "Panfleto de novembro", "NEW", "PRINT", "ALL", "SCHEDULED", -20, 4, 650],
  [4, "Terça em dobro", "UPSELL", "PUSH", "ALL", "SCHEDULED", -30, 30, 500],
  [4, "Bairro novo", "NEW", "SOCIAL", "NEW_CUSTOMER", "CANCELED", -12, 6, 700],
  [5, "Vinhos da semana", "LAUNCH", "EMAIL", "ALL", "SUBMITTED", 3, 17, 350],
  [6, "Almoço de sábado", "REACTIVATE", "WHATSAPP", "INACTIVE_30D", "SCHEDULED", -70, -40, 300],
  [8, "Aniversário Ipê", "LAUNCH", "PRINT", "ALL", "DRAFT", 20, 34, 4000],
]

const messages: Readonly<Record<Row["audience"], string>> = {
  ALL: "Preparamos novidades para esta semana. Passe no aplicativo e confira.",
  NEW_CUSTOMER: "Faça o seu primeiro pedido e ganhe a entrega.",
  INACTIVE_30D: "Faz tempo que você não aparece. Tem desconto esperando por você.",
  FREQUENT: "Obrigado por pedir toda semana. Hoje a sobremesa é por nossa conta.",
}

/** Marketing campaigns of the demo's companies. */
export const sampleCampaigns = (now: number): ReadonlyArray<Row> =>
  plans.map(([owner, name, objective, channel, audience, status, startsIn, endsIn, reais], index) => {
    const hasRun = startsIn < 0 && status !== "DRAFT"
    const isMessage = channel === "PUSH" || channel === "EMAIL" || channel === "WHATSAPP"
    const reached = hasRun ? 480 + index * 173 : 0
    const orders = Math.round(reached * (0.03 + (index % 4) * 0.012))
    return {
      owner,
      name,
      objective,
      channel,
      audience,
      ...(isMessage && {
        subject: name,
        message: messages[audience],
        controlShare: 10,
        attributionDays: 7,
        stopShare: 8,
      }),
      ...(isMessage &&
        hasRun && {
          controlled: Math.round(reached / 9),
          controlOrders: Math.round((reached / 9) * (0.02 + (index % 4) * 0.006)),
        }),
      startsAt: hasRun ? momentFrom(now, startsIn) : momentFrom(now, startsIn).replace("T03", "T15"),
      endsAt: momentFrom(now, endsIn),
      budget: reais * 100,
      cost: hasRun ? Math.round(reais * 62) : 0,
      reached,
      clicks: Math.round(reached * 0.14),
      orders,
      revenue: orders * 5890,
      status,
      createdAt: momentFrom(now, Math.min(startsIn, 0) - 4 - (index % 3)),
    }
  })
