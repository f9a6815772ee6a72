import { companies } from "../db/schema.ts"

/** The columns of a company that every answer about it carries, with the time zone of its clock. */
export const companyColumns = {
  _id: companies.id,
  name: companies.name,
  type: companies.type,
  shoppingFlow: companies.shoppingFlow,
  timeZone: companies.timeZone,
}
