import type { companySegments } from "../contract/resources/companySegments.ts"
import type { GivenRow } from "./givenRow.ts"

type CompanyType = "restaurant" | "supermarket" | "partner"

const segment = (
  companyType: CompanyType,
  name: string,
  slug: string,
  colour: string,
  isActive = true,
): GivenRow<typeof companySegments> => ({ name, slug, companyType, colour, isActive })

/** Segments of a city's stores, in the order an app shows them. */
export const sampleCompanySegments: ReadonlyArray<GivenRow<typeof companySegments>> = [
  segment("restaurant", "Lanches", "lanches", "#c2410c"),
  segment("restaurant", "Pizza", "pizza", "#b91c1c"),
  segment("restaurant", "Brasileira", "brasileira", "#15803d"),
  segment("restaurant", "Marmita", "marmita", "#a16207"),
  segment("restaurant", "Japonesa", "japonesa", "#be123c"),
  segment("restaurant", "Italiana", "italiana", "#166534"),
  segment("restaurant", "Árabe", "arabe", "#92400e"),
  segment("restaurant", "Churrasco", "churrasco", "#7f1d1d"),
  segment("restaurant", "Açaí", "acai", "#6b21a8"),
  segment("restaurant", "Doces e bolos", "doces-e-bolos", "#be185d"),
  segment("restaurant", "Sorvetes", "sorvetes", "#0e7490"),
  segment("restaurant", "Saudável", "saudavel", "#4d7c0f"),
  segment("restaurant", "Café da manhã", "cafe-da-manha", "#78350f"),
  segment("supermarket", "Mercado", "mercado", "#1d4ed8"),
  segment("supermarket", "Hortifrúti", "hortifruti", "#3f6212"),
  segment("supermarket", "Açougue", "acougue", "#991b1b"),
  segment("supermarket", "Padaria", "padaria", "#b45309"),
  segment("supermarket", "Bebidas", "bebidas", "#1e40af"),
  segment("supermarket", "Conveniência", "conveniencia", "#475569"),
  segment("partner", "Farmácia", "farmacia", "#047857"),
  segment("partner", "Pet shop", "pet-shop", "#7c3aed"),
  segment("partner", "Floricultura", "floricultura", "#db2777"),
  segment("partner", "Papelaria", "papelaria", "#334155", false),
]
