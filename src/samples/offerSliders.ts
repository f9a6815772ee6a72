import type { offerSliders } from "../contract/resources/offerSliders.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

/** A banner as the demo begins with it; its picture is drawn when it is stored. */
export type SampleSlider = Omit<GivenRow<typeof offerSliders>, "image">

/** Title, what it opens, and whole days from now at which it starts and ends. */
const shown: ReadonlyArray<
  readonly [
    title: string,
    Pick<SampleSlider, "target" | "tabloid" | "store" | "company" | "url">,
    number,
    number,
  ]
> = [
  ["Ofertas da semana do Bom Preço", { target: "TABLOID", tabloid: 1 }, -2, 5],
  ["Festival de carnes do Ipê", { target: "TABLOID", tabloid: 3 }, -3, 4],
  ["Conheça o Empório da Vila", { target: "STORE", store: 4 }, -30, 30],
  ["Aniversário Ipê", { target: "COMPANY", company: 3 }, 6, 20],
  ["Baixe o aplicativo", { target: "URL", url: "https://exemplo.com.br/aplicativo" }, -90, 200],
  ["Volta às aulas", { target: "TABLOID", tabloid: 14 }, -40, -20],
]

/** Sliders at the top of the demo's Super Panfleto. */
export const sampleOfferSliders = (now: number): ReadonlyArray<SampleSlider> =>
  shown.map(([title, target, startsIn, endsIn], index) => ({
    title,
    ...target,
    startsAt: momentFrom(now, startsIn),
    endsAt: momentFrom(now, endsIn),
    cities: index === 2 ? [1] : [],
    impressions: startsIn < 0 ? 5200 + index * 977 : 0,
    clicks: startsIn < 0 ? 190 + index * 43 : 0,
  }))
