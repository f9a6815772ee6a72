import { and, eq, ne, or, type SQL, sql } from "drizzle-orm"
import {
  type Identity,
  phonesOfKey,
  type SamenessKey,
  samenessOf,
  spelledIdentity,
} from "../../../src/contract/people/sameness.ts"
import { nameKey } from "../../../src/contract/search/compareNames.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { nameOrder } from "../db/searchText.ts"
import { among } from "../lists/bulk.ts"
import { containing } from "../lists/search.ts"

const { people } = tables

/** A person, or what is known of one who has no record yet. */
export interface KnownPerson extends Identity {
  readonly id?: number | undefined
}

const identityColumns = {
  id: people.id,
  name: people.name,
  cpf: people.cpf,
  cnpj: people.cnpj,
  phone: people.phone,
  email: people.email,
  birthDate: people.birthDate,
}

const combined = { searchText: people.searchText, spacedText: people.spacedText }

/** With more texts than these, one comparison with all of them takes less than a search of the index for each. */
const maxSearched = 8

/** Sent as one parameter, however many there are. */
const isOneOf = (value: unknown, texts: ReadonlyArray<string>): SQL | undefined =>
  texts.length === 0
    ? undefined
    : sql`${value} = any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`

/** The indexes of the list find a text; of what they find, the column has to have it whole. */
const hasEmail = (texts: ReadonlyArray<string>): SQL | undefined => {
  const whole = isOneOf(sql`lower(trim(${identityColumns.email}))`, texts)
  return texts.length > maxSearched
    ? whole
    : and(or(...texts.map((text) => containing(text, combined))), whole)
}

/** Finds whoever may be one of these people; `samenessOf` has the last word. */
const isSame = (those: ReadonlyArray<KnownPerson>): SQL | undefined => {
  const spelled = those.map(spelledIdentity)
  const all = (key: SamenessKey) => [...new Set(spelled.map((one) => one[key]).filter((text) => text !== ""))]
  const born = those.filter((_, index) => spelled[index]!.nameAndBirth !== "")
  return or(
    isOneOf(sql`lower(${identityColumns.cpf})`, all("cpf")),
    isOneOf(
      sql`lower(${identityColumns.cnpj})`,
      all("cnpj").map((text) => text.toLowerCase()),
    ),
    isOneOf(identityColumns.phone, all("phone").flatMap(phonesOfKey)),
    hasEmail(all("email")),
    born.length === 0
      ? undefined
      : and(
          isOneOf(
            nameOrder(identityColumns.name),
            born.map(({ name }) => nameKey(name!)),
          ),
          isOneOf(
            sql`${identityColumns.birthDate}::text`,
            born.map(({ birthDate }) => birthDate!.trim()),
          ),
        ),
  )
}

/** Maximum number of records returned for a person. */
const maxFound = 20

/** Records within a condition that may be of the same person, and by what. */
export const findSame = async (
  db: Database,
  person: KnownPerson,
  within: SQL | undefined,
  limit = maxFound,
) => {
  const same = isSame([person])
  if (same === undefined) return []
  const otherPeople = and(
    same,
    within,
    ne(people.status, "ANONYMIZED"),
    person.id === undefined ? undefined : ne(people.id, person.id),
  )
  const rows = await db
    .select(identityColumns)
    .from(people)
    .where(otherPeople)
    .orderBy(people.id)
    .limit(limit)
  return (rows as unknown as ReadonlyArray<KnownPerson & { readonly id: number; readonly name: string }>).map(
    (row) => ({ _id: row.id, name: row.name, by: samenessOf(person, row) }),
  )
}

/** If two transactions write people of an application at once, the later one sees the earlier one's changes. */
export const lockPeople = async (tx: Database, applications: ReadonlyArray<number>): Promise<void> => {
  for (const application of applications.toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'), ${application}::int)`)
}

type FoundPerson = KnownPerson & { readonly id: number }

/** The people who have an identity that another one of them has, too. */
const sharing = (those: ReadonlyArray<FoundPerson>): ReadonlySet<number> => {
  const first = new Map<string, number>()
  const found = new Set<number>()
  for (const person of those)
    for (const [key, text] of Object.entries(spelledIdentity(person))) {
      if (text === "") continue
      const known = first.get(`${key} ${text}`)
      if (known === undefined) first.set(`${key} ${text}`, person.id)
      else found.add(known).add(person.id)
    }
  return found
}

/** Notes which people of an application have another record, among those of these states and those like them. */
export const markDuplicates = async (
  tx: Database,
  application: number,
  states: ReadonlyArray<KnownPerson>,
): Promise<void> => {
  const own = eq(people.applicationId, application)
  const read = async (those: ReadonlyArray<KnownPerson>) => {
    const same = isSame(those)
    const where = and(own, ne(people.status, "ANONYMIZED"), same)
    return same
      ? ((await tx.select(identityColumns).from(people).where(where)) as ReadonlyArray<FoundPerson>)
      : []
  }
  const ids = states.flatMap(({ id }) => id ?? [])
  const like = await read(states)
  const duplicated = [...sharing(await read(like))]
  const hasDuplicate = among(people, duplicated)
  const affected = [...new Set([...ids, ...like.map(({ id }) => id)])]
  await tx
    .update(people)
    .set({ hasDuplicate: sql`${hasDuplicate}` })
    .where(and(own, among(people, affected), sql`${people.hasDuplicate} <> (${hasDuplicate})`))
}
