import { expect, it } from "vitest"
import { companies } from "../../../src/contract/resources/companies.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { movedText } from "../../../src/resource/described/movedText.ts"
import { wordsOf } from "../../../src/resource/described/wordsOf.ts"

const reader = (resource: Resource) => ({
  locale: "ptBr" as const,
  word: (key: string, values: Readonly<Record<string, unknown>> = {}) => {
    const words = wordsOf(resource)
    const form = Number(values["count"]) === 1 ? "one" : "other"
    const [sentence = key] = words[key] ?? words[`${key}_${form}`] ?? [key]
    return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  },
})

it.each([
  [companies, "APPROVED", { name: "Empório" }, "“Empório” foi aprovada"],
  [companies, "APPROVED", { count: 3 }, "3 empresas foram aprovadas"],
  [companies, "IN_REVIEW", { name: "Empório" }, "“Empório” passou para “Em análise”"],
  [invoices, "PAID", { name: "41" }, "“41” foi paga"],
  [leads, "PROPOSAL", { count: 1 }, "1 lead passou para “Proposta”"],
] as const)("whoever moves %j reads what happened to it", (resource, to, record, sentence) => {
  expect(movedText(reader(resource), to, record)).toBe(sentence)
})
