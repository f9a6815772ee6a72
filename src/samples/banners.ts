import type { banners } from "../contract/resources/banners.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

/** A banner as the demo begins with it; its picture is drawn when it is stored. */
export type SampleBanner = Omit<GivenRow<typeof banners>, "imageMobile">

/** Company by its place, title, target, and whole days from now at which it starts and ends. */
const shown: ReadonlyArray<
  readonly [company: number, title: string, Partial<SampleBanner>, startsIn: number, endsIn: number | null]
> = [
  [1, "Festival de massas", { target: "COUPON", coupon: 1 }, -12, 18],
  [1, "Almoço executivo", { target: "NONE" }, -60, null],
  [1, "Sobremesa por nossa conta", { target: "NONE" }, 10, 25],
  [2, "Quarta do hortifrúti", { target: "NONE" }, -90, null],
  [2, "Semana da limpeza", { target: "COUPON", coupon: 9 }, -3, 4],
  [2, "Churrasco de domingo", { target: "NONE" }, -40, -10],
  [4, "Pizza em dobro às terças", { target: "COUPON", coupon: 2 }, -30, 60],
  [4, "Borda recheada grátis", { target: "NONE" }, 5, 35],
  [5, "Vinhos até 30% mais baratos", { target: "NONE" }, -8, 22],
  [5, "Café da manhã completo", { target: "COMPANY", company: 10 }, -20, null],
  [6, "Feijoada de sábado", { target: "NONE" }, -100, null],
  [6, "Conheça o nosso site", { target: "URL", url: "https://exemplo.com.br/cardapio" }, -15, 45],
]

/** Banners of the demo's stores. */
export const sampleBanners = (now: number): ReadonlyArray<SampleBanner> =>
  shown.map(([owner, title, more, startsIn, endsIn], index) => ({
    title,
    target: "NONE",
    ...more,
    startsAt: momentFrom(now, startsIn),
    ...(endsIn === null ? {} : { endsAt: momentFrom(now, endsIn) }),
    weekdays: title.includes("Quarta") ? ["WED"] : [],
    cities: title.startsWith("Vinhos") ? [1, 9] : [],
    status: index === 5 || index === 9 ? "OFF" : "LIVE",
    impressions: startsIn < 0 ? 1200 + index * 431 : 0,
    clicks: startsIn < 0 ? 40 + index * 17 : 0,
    owner,
  }))
