import type { ListedCompany, LocatedCompany } from "../contract/companies/companies.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

const company = (
  _id: number,
  name: string,
  type: NonNullable<Numbered<ListedCompany>["type"]>,
  isOpen: boolean,
): Numbered<ListedCompany> => ({ _id, name, type, isOpen })

/** Companies of each kind, open and closed. */
export const sampleCompanies: ReadonlyArray<Numbered<ListedCompany>> = [
  company(1, "Cantina Bela Paulista", "restaurant", true),
  company(2, "Mercado São Joaquim", "supermarket", true),
  company(3, "Rede Parceira", "partner", false),
  company(4, "Pastelaria Sol Nascente", "restaurant", false),
  company(5, "Empório Vila Nova", "supermarket", true),
]

const places = [
  [-46.6447, -23.5503],
  [-46.6361, -23.5439],
  [-46.6518, -23.5577],
  [-46.6295, -23.5641],
  [-46.6602, -23.5486],
] as const

/** The same companies with their locations; the last one has none. */
export const sampleStores: ReadonlyArray<Numbered<LocatedCompany>> = [
  ...sampleCompanies.map((one, index) => ({ ...one, location: { coordinates: places[index] } })),
  { _id: 6, name: "Bazar sem endereço", type: "partner", isOpen: false, location: null },
]
