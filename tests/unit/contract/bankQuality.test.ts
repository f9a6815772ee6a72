import { expect, test } from "vitest"
import { bankQuality, gradeOf, qualityPoints } from "../../../src/contract/productBank/bankQuality.ts"

test("everything a product of the bank may have adds up to a hundred", () => {
  expect(Object.values(qualityPoints).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
  const whole = {
    name: "Arroz branco 5 kg",
    ean: "7891000001370",
    brand: "Boa Várzea",
    departmentPath: "Mercearia > Arroz e feijão",
    netContent: 5000,
    ncm: "10063021",
    allergensToldAt: "2026-11-20T12:00:00Z",
    images: [1],
  }
  expect([bankQuality(whole), gradeOf(bankQuality(whole))]).toEqual([10_000, "GOOD"])
  expect(gradeOf(bankQuality({ ...whole, images: [] }))).toBe("FAIR")
})

test("a name in capitals, or of one word, is none that a customer reads", () => {
  const of = (name: string) => bankQuality({ name, ean: "7891000001370" })
  expect([of("ARROZ BRANCO 5 KG"), of("Arroz"), of("Arroz branco")]).toEqual([1500, 1500, 2500])
  expect(gradeOf(2500)).toBe("LOW")
})
