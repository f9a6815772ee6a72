import type { offerSites } from "../contract/resources/offerSites.ts"
import type { GivenRow } from "./givenRow.ts"

/** The website of the demo's offers, and the next one of it. */
export const sampleOfferSites: ReadonlyArray<GivenRow<typeof offerSites>> = [
  {
    title: "Super Panfleto",
    domain: "ofertas.balcao.test",
    description: "Os tabloides dos mercados do seu bairro, num lugar só.",
    mainColor: "#b91c1c",
    accentColor: "#facc15",
    footer: "Preços e estoque são de cada loja.",
    resultTitle: "Super Panfleto: ofertas de mercados perto de você",
    resultText: "Veja os tabloides da semana, compare preços e siga suas lojas preferidas.",
    instagram: "https://instagram.com/exemplo",
    status: "PUBLISHED",
  },
  {
    title: "Super Panfleto Natal",
    domain: "natal.balcao.test",
    description: "Ofertas de Natal dos mercados do seu bairro.",
    mainColor: "#166534",
    accentColor: "#b91c1c",
  },
]
