import type { ListedCompany } from "../contract/companies.ts"

const company = (
  _id: number,
  name: string,
  type: NonNullable<ListedCompany["type"]>,
  isOpen: boolean,
): ListedCompany => ({ _id, name, type, isOpen })

/** Companies of each kind, open and closed. */
export const sampleCompanies: ReadonlyArray<ListedCompany> = [
  company(1, "Cantina Bela Paulista", "restaurant", true),
  company(2, "Mercado São Joaquim", "supermarket", true),
  company(3, "Rede Parceira", "partner", false),
  company(4, "Pastelaria Sol Nascente", "restaurant", false),
  company(5, "Empório Vila Nova", "supermarket", true),
]
