import { expect, test } from "vitest"
import { sampleFaqArticles } from "../../../src/samples/faqArticles.ts"
import { bestArticles } from "../../../src/contract/support/bestArticles.ts"

const articles = sampleFaqArticles.map(({ title = "", body = "", tags = "" }) => ({ title, body, tags }))
const titles = (question: string) => bestArticles(articles, question).map(({ title }) => title)

test("somebody who begins to ask finds what was answered before, whatever form their words have", () => {
  expect(titles("não consigo criar cupons")[0]).toBe("Como crio um cupom?")
  expect(titles("PAUSAR a loja")[0]).toBe("Como fecho a loja por algumas horas?")
  expect(titles("trocar conta do banco")[0]).toBe("Como troco a conta bancária do repasse?")
  expect(titles("esqueci a senha")).toContain("Esqueci minha senha. E agora?")
})

test("words that stand in any question find nothing, and never more than three are suggested", () => {
  expect(titles("como faço para")).toEqual([])
  expect(titles("xyz")).toEqual([])
  expect(titles("")).toEqual([])
  expect(titles("pedido loja conta senha cupom licença").length).toBe(3)
})
