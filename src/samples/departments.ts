import type { departments } from "../contract/resources/departments.ts"
import type { GivenRow } from "./givenRow.ts"

/** Aisles of a supermarket, each with those within it. */
const aisles: Readonly<Record<string, ReadonlyArray<string>>> = {
  Hortifrúti: ["Frutas", "Verduras e legumes", "Orgânicos"],
  "Açougue e peixaria": ["Bovinos", "Aves", "Suínos", "Peixes e frutos do mar"],
  "Padaria e confeitaria": ["Pães", "Bolos e doces"],
  "Frios e laticínios": ["Queijos", "Leites e iogurtes", "Embutidos"],
  Mercearia: ["Arroz e feijão", "Massas e molhos", "Óleos e temperos", "Biscoitos"],
  Bebidas: ["Águas e sucos", "Refrigerantes", "Cervejas", "Vinhos"],
  Limpeza: ["Roupas", "Casa"],
  "Higiene e beleza": ["Cabelos", "Banho", "Bebês"],
}

/** The aisle a department of the demo stands in. */
export const sampleAisleOf = (department: string): string =>
  Object.keys(aisles).find((aisle) => aisles[aisle]?.includes(department)) ?? department

/** Teams of a store. */
const teams = ["Caixa", "Estoque", "Separação", "Entregas"]

/** Supermarkets, by their place among the demo's companies. */
const supermarkets = [2, 5]

const department = (
  name: string,
  kind: "PRODUCT" | "STAFF",
  owner: number,
  parent?: number,
): GivenRow<typeof departments> => ({
  name,
  kind,
  isActive: name !== "Orgânicos",
  owner,
  ...(parent === undefined ? {} : { parent }),
})

/** Departments of two supermarkets; a parent is named by its place in the list, from 1. */
export const sampleDepartments: ReadonlyArray<GivenRow<typeof departments>> = supermarkets.reduce<
  ReadonlyArray<GivenRow<typeof departments>>
>((before, owner) => {
  const all = [...before]
  for (const [aisle, within] of Object.entries(aisles)) {
    all.push(department(aisle, "PRODUCT", owner))
    const parent = all.length
    all.push(...within.map((name) => department(name, "PRODUCT", owner, parent)))
  }
  return [...all, ...teams.map((name) => department(name, "STAFF", owner))]
}, [])
