import { expect, test } from "vitest"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { stopEffect } from "../../../../src/contract/menu/stopEffect.ts"
import type { StopTarget } from "../../../../src/contract/menu/stopOps.ts"
import { menuSample } from "./menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")

/** The names of what goes with something, and of what is sold without it. */
const names = (data: MenuData, target: StopTarget) => {
  const effect = stopEffect(data, target, at)
  return [
    effect?.items.map(({ name }) => name),
    effect?.options.map(({ name }) => name),
    effect?.without.map(({ item, option, withoutCents }) => [item ?? option, withoutCents]),
  ]
}

test("dishes and options go with an ingredient, and some are sold without it", () => {
  const itemIngredients = [
    { option: 2, ingredient: 1 },
    { item: 3, ingredient: 1 },
    { item: 2, ingredient: 1, withoutCents: 150 },
  ]
  const data = { ...menuSample, itemIngredients }
  const expected = [["Cerveja"], ["Burrata"], [[2, 150]]]
  expect(names(data, { ingredient: 1 })).toEqual(expected)
  const ingredients = data.ingredients.map((one) => ({ ...one, status: "OUT" }))
  expect(names({ ...data, ingredients }, { ingredient: 1 }), "also once it is out").toEqual(expected)
})

test("an item goes with the last option of a group it needs", () => {
  const itemGroups = [{ item: 1, group: 1, min: 2 }]
  const options = menuSample.options.map((option) => ({ ...option, max: 1 }))
  const data = { ...menuSample, itemGroups, options }
  expect(names(data, { option: 1 })).toEqual([["Pizza grande"], ["Margherita"], []])
})

test("an option goes with the item it stands for, and a category takes its items", () => {
  const options = menuSample.options.map((option) => (option._id === 3 ? { ...option, item: 2 } : option))
  expect(names({ ...menuSample, options }, { item: 2 })).toEqual([["Guaraná"], ["Catupiry"], []])
  expect(names(menuSample, { category: 2 })[0]).toEqual(["Guaraná", "Cerveja"])
})

test("nothing goes with what is not in the menu", () => {
  expect(stopEffect(menuSample, { item: 99 }, at)).toBeUndefined()
})
