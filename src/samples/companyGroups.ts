import type { companyGroups } from "../contract/resources/companyGroups.ts"
import type { GivenRow } from "./givenRow.ts"

type Shared = "sharesCatalog" | "sharesCustomers" | "billsTogether"

const group = (
  name: string,
  responsible: string,
  companies: ReadonlyArray<number>,
  shared: ReadonlyArray<Shared> = [],
  status: "ACTIVE" | "INACTIVE" = "ACTIVE",
): GivenRow<typeof companyGroups> => ({
  name,
  responsible,
  companies,
  sharesCatalog: shared.includes("sharesCatalog"),
  sharesCustomers: shared.includes("sharesCustomers"),
  billsTogether: shared.includes("billsTogether"),
  status,
})

/** Companies run together; they are named by their place among the demo's, from 1. */
export const sampleCompanyGroups: ReadonlyArray<GivenRow<typeof companyGroups>> = [
  group("Grupo Bela Paulista", "Renata Barbosa", [1, 4], ["sharesCatalog", "billsTogether"]),
  group("Família Joaquim", "Otávio Farias", [2, 5], ["sharesCustomers"]),
  group("Rede Centro", "Patrícia Lima", [1, 2, 3]),
  group("Sabores da Vila", "Diego Cardoso", [4], ["sharesCatalog"]),
  group("Irmãos Nascente", "Lívia Castro", [4, 5], ["billsTogether"]),
  group("Mercados Reunidos", "Marcelo Dias", [2, 5], ["sharesCatalog", "sharesCustomers", "billsTogether"]),
  group("Cozinhas Compartilhadas", "Isabela Andrade", [1], ["sharesCatalog"]),
  group("Grupo Aurora", "Heitor Duarte", [3], [], "INACTIVE"),
  group("Praça de Alimentação Leste", "Camila Araújo", [1, 4], ["billsTogether"]),
  group("Empórios do Interior", "Fábio Correia", [5], ["sharesCustomers"]),
  group("Parceiros do Bairro", "Sandra Batista", [3], ["sharesCustomers"]),
  group("Rede Antiga", "Tiago Almeida", [], [], "INACTIVE"),
]
