import { sql } from "drizzle-orm"
import type { AuditedList } from "../audit/auditedLists.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"

/** Delivery people, as the log has them. */
export const auditedPersonList: AuditedList = {
  name: "deliveryPeople",
  table: deliveryPeople,
  label: sql`coalesce((select p.name from people p where p.id = delivery_people.person_id), '')`,
}
