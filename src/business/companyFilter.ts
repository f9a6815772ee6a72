import type { Company } from "../contract/companies/company.ts"
import { companyOptions } from "../resource/companyOptions.ts"
import type { FilterSpec } from "../resource/FilterSpec.ts"

/** A filter by company, which the call takes under this name. */
export const companyFilter = <Row extends { readonly company?: Pick<Company, "_id"> | null | undefined }>(
  name: string,
): FilterSpec<Row> => ({
  id: "company",
  options: companyOptions,
  isSearched: true,
  recordIdOf: ({ company }) => company?._id,
  toFilter: (_, company) => ({ [name]: company }),
})
