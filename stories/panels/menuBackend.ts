import { ingredients } from "../../src/contract/resources/ingredients.ts"
import { menuCategories } from "../../src/contract/resources/menuCategories.ts"
import { menuItems } from "../../src/contract/resources/menuItems.ts"
import { menuOptions as optionsList } from "../../src/contract/resources/menuOptions.ts"
import { menus } from "../../src/contract/resources/menus.ts"
import { optionGroups } from "../../src/contract/resources/optionGroups.ts"
import { listed, memoryBackend, type MemoryBackendOptions, restaurantUser } from "../../src/testing/index.ts"

const plain = { kind: "SIMPLE", status: "AVAILABLE", owner: 1 } as const
const option = { status: "AVAILABLE", owner: 1 } as const

/** A small menu: pasta, a pizza of two sizes by halves, and a drink that is sold out. */
export const menuOptions: MemoryBackendOptions = {
  user: restaurantUser,
  resources: [
    listed(menus, [
      {
        name: "Padrão",
        context: "DELIVERY",
        isDefault: true,
        status: "ACTIVE",
        adjustKind: "NONE",
        roundTo: "NONE",
        owner: 1,
      },
    ]),
    listed(menuCategories, [
      { name: "Massas", template: "DEFAULT", isActive: true, owner: 1 },
      { name: "Pizzas", template: "PIZZA", isActive: true, owner: 1 },
      { name: "Bebidas", template: "DEFAULT", isActive: true, owner: 1 },
    ]),
    listed(menuItems, [
      { ...plain, name: "Lasanha à bolonhesa", category: 1, price: 4290, cost: 1480, code: "MA-01" },
      { ...plain, name: "Nhoque ao sugo", category: 1, price: 3890, description: "Batata e manjericão." },
      { ...plain, name: "Pizza", kind: "PIZZA", category: 2, price: 0, code: "PZ-01" },
      { ...plain, name: "Suco de uva", category: 3, price: 1290, status: "OUT_OF_STOCK" },
    ]),
    listed(ingredients, [{ name: "Muçarela", status: "AVAILABLE", owner: 1 }]),
    listed(optionGroups, [
      { name: "Tamanho", kind: "SIZE", min: 1, max: 1, priceRule: "SUM", isActive: true, owner: 1 },
      { name: "Sabores", kind: "FLAVOR", min: 1, max: 2, priceRule: "AVERAGE", isActive: true, owner: 1 },
      { name: "Adicionais", kind: "EXTRA", min: 0, max: 3, priceRule: "SUM", isActive: true, owner: 1 },
    ]),
    listed(optionsList, [
      { ...option, group: 1, name: "Média", price: 0 },
      { ...option, group: 1, name: "Grande", price: 0 },
      { ...option, group: 2, name: "Calabresa", price: 5890 },
      { ...option, group: 2, name: "Portuguesa", price: 6290 },
      { ...option, group: 3, name: "Parmesão", price: 450 },
    ]),
  ],
  menuLinks: {
    itemGroups: [
      { item: 3, group: 1 },
      {
        item: 3,
        group: 2,
        optionPrices: { "1:3": 5890, "2:3": 7290, "1:4": 6290, "2:4": 7790 },
      },
      { item: 1, group: 3 },
    ],
    itemIngredients: [
      { item: 1, ingredient: 1 },
      { item: 2, ingredient: 1, withoutCents: 500 },
    ],
  },
}

/** A backend with the small menu. */
export const menuBackend = (more: Partial<MemoryBackendOptions> = {}) =>
  memoryBackend({ ...menuOptions, ...more })
