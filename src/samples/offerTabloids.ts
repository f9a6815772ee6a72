import type { offerTabloids } from "../contract/resources/offerTabloids.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

/** A tabloid as the demo begins with it; its cover is drawn when it is stored. */
export type SampleTabloid = Omit<GivenRow<typeof offerTabloids>, "cover">

type Category = NonNullable<SampleTabloid["category"]>

/** Title, advertiser by its place, category, status, and whole days from now at which it starts and ends. */
const leaflets: ReadonlyArray<
  readonly [title: string, company: number, Category, status: string, startsIn: number, endsIn: number]
> = [
  ["Ofertas da semana", 1, "GROCERY", "PUBLISHED", -2, 5],
  ["Quarta da feira", 4, "PRODUCE", "PUBLISHED", -1, 1],
  ["Festival de carnes", 3, "BUTCHER", "PUBLISHED", -3, 4],
  ["Aniversário Ipê", 3, "GROCERY", "PUBLISHED", 6, 20],
  ["Casa limpa", 1, "HOME", "PENDING", 1, 8],
  ["Café da manhã", 2, "GROCERY", "PUBLISHED", -6, 8],
  ["Dermocosméticos", 7, "PHARMACY", "PUBLISHED", -10, 20],
  ["Higiene e bebê", 7, "PHARMACY", "PENDING", 2, 16],
  ["Churrasco de domingo", 8, "BUTCHER", "PUBLISHED", -4, 0],
  ["Fim de mês", 6, "GROCERY", "REJECTED", -1, 6],
  ["Inauguração", 5, "GROCERY", "DRAFT", 5, 12],
  ["Ofertas da semana passada", 1, "GROCERY", "PUBLISHED", -9, -2],
  ["Sacolão do Verde Vale", 4, "PRODUCE", "PUBLISHED", -8, -6],
  ["Volta às aulas", 3, "OTHER", "PUBLISHED", -40, -20],
  ["Vinhos e queijos", 2, "GROCERY", "DRAFT", 9, 23],
]

const shelves: Readonly<
  Record<Category, ReadonlyArray<readonly [string, number, "UN" | "KG" | "L" | "PACK"]>>
> = {
  GROCERY: [
    ["Arroz tipo 1, 5 kg", 2490, "PACK"],
    ["Feijão carioca, 1 kg", 749, "PACK"],
    ["Óleo de soja, 900 ml", 629, "UN"],
    ["Café torrado e moído, 500 g", 1690, "PACK"],
  ],
  PRODUCE: [
    ["Banana prata", 599, "KG"],
    ["Tomate italiano", 690, "KG"],
    ["Alface crespa", 299, "UN"],
  ],
  BUTCHER: [
    ["Picanha bovina", 6990, "KG"],
    ["Fraldinha", 3990, "KG"],
    ["Linguiça toscana", 1890, "KG"],
  ],
  PHARMACY: [
    ["Protetor solar FPS 50", 4990, "UN"],
    ["Fralda descartável M", 5490, "PACK"],
  ],
  HOME: [
    ["Detergente neutro, 500 ml", 219, "UN"],
    ["Sabão em pó, 1,6 kg", 1890, "PACK"],
  ],
  OTHER: [["Caderno universitário, 10 matérias", 1990, "UN"]],
}

/** Offers of the demo's advertisers, one of each stage. */
export const sampleOfferTabloids = (now: number): ReadonlyArray<SampleTabloid> =>
  leaflets.map(([title, company, category, status, startsIn, endsIn], index) => ({
    title,
    company,
    category,
    startsAt: momentFrom(now, startsIn),
    endsAt: momentFrom(now, endsIn + 1),
    stores: [],
    cities: index % 4 === 2 ? [1, 2] : [],
    fonts: index % 3 === 1 ? [1 + (index % 5), 8] : [],
    isSponsored: index % 5 === 0,
    priority: index % 5 === 0 ? 50 : 0,
    source: index % 3 === 1 ? "STUDIO" : "UPLOAD",
    items: shelves[category].map(([name, price, unit]) => ({ name, price, unit })),
    views: status === "PUBLISHED" && startsIn < 0 ? 900 + index * 613 : 0,
    favorites: status === "PUBLISHED" && startsIn < 0 ? 40 + index * 17 : 0,
    shares: status === "PUBLISHED" && startsIn < 0 ? 12 + index * 5 : 0,
    status,
    createdAt: momentFrom(now, Math.min(startsIn - 3, -1 - (index % 2))),
  }))
