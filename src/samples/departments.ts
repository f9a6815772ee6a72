import type { departments } from "../contract/resources/departments.ts"
import type { GivenRow } from "./givenRow.ts"

type Department = GivenRow<typeof departments>

/** The supermarket among the demo's first companies. */
const supermarket = 2

const aisle = (name: string, parent?: number, isActive = true): Department => ({
  name,
  kind: "PRODUCT",
  owner: supermarket,
  isActive,
  ...(parent === undefined ? {} : { parent }),
})

const team = (name: string, parent?: number): Department => ({ ...aisle(name, parent), kind: "STAFF" })

/** Aisles and teams of a supermarket; a parent is named by its place, from 1. */
export const sampleDepartments: ReadonlyArray<Department> = [
  aisle("Hortifrúti"),
  aisle("Frutas", 1),
  aisle("Legumes e verduras", 1),
  aisle("Orgânicos", 1),
  aisle("Açougue"),
  aisle("Bovinos", 5),
  aisle("Aves", 5),
  aisle("Suínos", 5),
  aisle("Padaria"),
  aisle("Pães", 9),
  aisle("Bolos e tortas", 9),
  aisle("Frios e laticínios"),
  aisle("Queijos", 12),
  aisle("Iogurtes", 12),
  aisle("Mercearia"),
  aisle("Grãos", 15),
  aisle("Massas e molhos", 15),
  aisle("Bebidas"),
  aisle("Cervejas", 18),
  aisle("Sucos e refrigerantes", 18),
  aisle("Limpeza"),
  aisle("Higiene"),
  aisle("Bazar", undefined, false),
  team("Loja"),
  team("Caixas", 24),
  team("Reposição", 24),
  team("Separação de pedidos", 24),
  team("Atendimento"),
]
