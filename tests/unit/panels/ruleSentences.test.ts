import { expect, test } from "vitest"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import { makeI18n } from "../../../src/frame/makeI18n.ts"
import { couponRule } from "../../../src/panels/coupons/ruleSentences.ts"
import { couponWords } from "../../../src/panels/coupons/words.ts"

const readerOf = (locale: Locale) => {
  const i18n = makeI18n()
  const said = Object.entries(couponWords).map(([key, words]) => [key, wordsIn(words, locale)])
  i18n.addResourceBundle(locale, "coupon", Object.fromEntries(said))
  const t = i18n.getFixedT(locale, "coupon")
  return {
    locale,
    clock: { zone: limits.timeZone },
    say: (key: string, values: object = {}) => t(key, { ...values }),
  }
}
const ptBr = (values: object) => couponRule(readerOf("ptBr"), { ...values })?.replaceAll(/\s/g, " ")
const en = (values: object) => couponRule(readerOf("en"), { ...values })?.replaceAll(/\s/g, " ")

const full = {
  type: "PERCENT",
  percent: 1250,
  maxDiscount: 2000,
  minOrder: 5000,
  startsAt: "2026-12-01T03:00:00Z",
  endsAt: "2027-01-01T02:59:00Z",
  weekdays: ["MON", "TUE", "WED", "THU", "FRI"],
  fromTime: "11:00",
  untilTime: "14:00",
  audience: "NEW_CUSTOMER",
  channels: ["APP", "SITE"],
  fulfillment: ["DELIVERY"],
  segments: ["Pizzarias", "Padarias"],
  cities: ["Santos"],
  fundedBy: "SHARED",
  platformShare: 6000,
  limitTotal: 100,
  limitPerCustomer: 1,
  isStackable: true,
}

test("a manager reads what a coupon with every rule does", () => {
  expect(ptBr(full)).toBe(
    "12,5% de desconto, até R$ 20,00, em pedidos a partir de R$ 50,00, pelo aplicativo ou pelo site, " +
      "para entrega, em lojas de Pizzarias ou Padarias, em Santos, de segunda a sexta, das 11:00 às 14:00, para quem nunca pediu. " +
      "Vale de 01/12/2026, 00:00 até 31/12/2026, 23:59. 100 usos no total. Uma vez por cliente. " +
      "Acumula com outros cupons. A plataforma paga 60%, e a loja, o resto.",
  )
  expect(en(full)).toBe(
    "12.5% off, up to R$20.00, on orders of R$50.00 or more, placed through the app or the website, " +
      "for delivery, at stores of Pizzarias or Padarias, in Santos, Monday to Friday, from 11:00 AM to 2:00 PM, " +
      "for people who have never ordered. Valid from 12/01/2026, 12:00 AM to 12/31/2026, 11:59 PM. 100 uses in all. " +
      "Once per customer. It combines with other coupons. The platform pays 60% of it, the store the rest.",
  )
})

test.each([
  [{ type: "FREE_DELIVERY" }, "Entrega grátis em qualquer pedido.", "Free delivery on any order."],
  [
    { type: "FIXED", value: 1500, weekdays: ["SUN", "SAT"], untilTime: "10:30" },
    "R$ 15,00 de desconto em qualquer pedido, nos fins de semana, até as 10:30.",
    "R$15.00 off on any order, on weekends, until 10:30 AM.",
  ],
  [
    { type: "CASHBACK", percent: 800, weekdays: ["TUE", "SUN"], fromTime: "22:00", fundedBy: "COMPANY" },
    "8% de volta em qualquer pedido, às terças e aos domingos, a partir das 22:00. Quem paga é a loja.",
    "8% back on any order, on Tuesdays and Sundays, from 10:00 PM on. The store pays for it.",
  ],
  [
    { type: "FREE_DELIVERY", channels: ["APP", "SITE", "WHATSAPP"], startsAt: "2026-12-01T03:00:00Z" },
    "Entrega grátis em qualquer pedido. Vale a partir de 01/12/2026, 00:00, sem data para acabar.",
    "Free delivery on any order. Valid from 12/01/2026, 12:00 AM, with no end date.",
  ],
])("of %o it says no more than is filled", (values, portuguese, english) => {
  expect([ptBr(values), en(values)]).toEqual([portuguese, english])
})

test("nothing is said before one knows what the customer gets", () => {
  for (const values of [{}, { type: "PERCENT" }, { type: "FIXED", value: null, minOrder: 100 }])
    expect(ptBr(values)).toBeUndefined()
})

test("a coupon for items or categories says which", () => {
  const some = { type: "PERCENT", percent: 1000, items: ["Calzone"], categories: ["Pizzas"] }
  expect(ptBr(some)).toBe("10% de desconto em qualquer pedido, só em Calzone ou Pizzas.")
  expect(en(some)).toBe("10% off on any order, on Calzone or Pizzas only.")
})
