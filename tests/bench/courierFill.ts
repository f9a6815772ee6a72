import { firstNames, surnames } from "../../host/server/seed/names.ts"
import type { Api } from "../server/api.ts"
import { pick } from "./fill.ts"

/** Rows per statement, so that each finishes within the statement timeout of 10 s. */
const rowsPerStatement = 10_000

const statement = (from: number, to: number) => `
  with made as (
    insert into people (application_id, name)
    select 1 + i % 2, ${pick(firstNames, 0)} || ' ' || ${pick(surnames, 1)} || ' ' || ${pick(surnames, 2)}
    from generate_series(${from}, ${to - 1}) as i
    returning id, application_id),
  placed as (
    insert into delivery_people
      (application_id, company_id, person_id, is_online, on_route, flag, cpf, type_of_vehicle)
    select m.application_id,
      case when id % 4 = 0 then (array(select c.id from companies c
        where c.application_id = m.application_id order by c.id))[1 + id % 7] end,
      id, id % 3 > 0, id % 3 > 1, ('{UNAVAILABLE,FREE,ON_ROUTE}'::text[])[1 + id % 3],
      lpad((10000000000 + id * 7919)::text, 11, '0'),
      ('{MOTORCYCLE,MOTORCYCLE,BICYCLE,CAR}'::text[])[1 + id % 4]
    from made m
    returning id)
  insert into delivery_positions (delivery_person_id, longitude, latitude, at)
  select id, -46.7 + id % 400 / 2000.0, -23.65 + id % 300 / 2000.0, now() from placed`

/** Adds delivery people `from` to `to` to a demo database. */
export const growCouriers = async (api: Api, from: number, to: number) => {
  for (let start = from; start < to; start += rowsPerStatement)
    await api.rows(statement(start, Math.min(start + rowsPerStatement, to)))
  for (const table of ["people", "delivery_people", "delivery_positions"])
    await api.rows(`vacuum analyze ${table}`)
}
