import type { countries } from "../contract/resources/countries.ts"
import type { GivenRow } from "./givenRow.ts"

const known: ReadonlyArray<
  readonly [name: string, iso2: string, iso3: string, phone: string, currency: string, locale: string]
> = [
  ["Brasil", "BR", "BRA", "55", "BRL", "pt-BR"],
  ["Argentina", "AR", "ARG", "54", "ARS", "es-AR"],
  ["Bolívia", "BO", "BOL", "591", "BOB", "es-BO"],
  ["Chile", "CL", "CHL", "56", "CLP", "es-CL"],
  ["Colômbia", "CO", "COL", "57", "COP", "es-CO"],
  ["Equador", "EC", "ECU", "593", "USD", "es-EC"],
  ["Guiana", "GY", "GUY", "592", "GYD", "en-GY"],
  ["Paraguai", "PY", "PRY", "595", "PYG", "es-PY"],
  ["Peru", "PE", "PER", "51", "PEN", "es-PE"],
  ["Suriname", "SR", "SUR", "597", "SRD", "nl-SR"],
  ["Uruguai", "UY", "URY", "598", "UYU", "es-UY"],
  ["Venezuela", "VE", "VEN", "58", "VES", "es-VE"],
  ["México", "MX", "MEX", "52", "MXN", "es-MX"],
  ["Estados Unidos", "US", "USA", "1", "USD", "en-US"],
  ["Portugal", "PT", "PRT", "351", "EUR", "pt-PT"],
  ["Angola", "AO", "AGO", "244", "AOA", "pt-AO"],
  ["Moçambique", "MZ", "MOZ", "258", "MZN", "pt-MZ"],
]

/** Countries by their ISO codes; flyers of the demo are shown in Brazil and Portugal. */
export const sampleCountries: ReadonlyArray<GivenRow<typeof countries>> = known.map(
  ([name, iso2, iso3, phoneCode, currency, locale]) => ({
    name,
    iso2,
    iso3,
    phoneCode,
    currency,
    locale,
    isActive: iso2 === "BR" || iso2 === "PT",
  }),
)
