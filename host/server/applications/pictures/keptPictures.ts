import { createHash } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import { fetchedPicturePath } from "../../../../src/contract/applications/addresses.ts"
import type { AdminStyle } from "../../../../src/contract/applications/styles.ts"
import { applications } from "../../db/applicationSchema.ts"
import type { Database } from "../../db/database.ts"
import { users } from "../../db/schema.ts"
import { addressHash, isForeignPicture } from "../../db/searchText.ts"
import { fetchedPictures } from "../../db/fileSchema.ts"
import { pictureFields } from "../brandPictures.ts"
import type { FetchedPicture, FetchPicture } from "./fetchPicture.ts"

/** A copy is fetched again after a day; a missing picture is tried again after ten minutes. */
const freshMs = 24 * 3_600_000
const againMs = 10 * 60_000

const keyOf = (address: string) => createHash("sha256").update(address).digest("hex")

const isForeign = (address: unknown): address is string =>
  typeof address === "string" && /^https:\/\//i.test(address)

/** A style whose pictures all come from this server. */
export const servedStyle = (style: AdminStyle | null): AdminStyle | null =>
  style && {
    ...style,
    ...Object.fromEntries(
      pictureFields.flatMap((field) => {
        const address = style[field]
        return isForeign(address) ? [[field, `${fetchedPicturePath}${keyOf(address)}`]] : []
      }),
    ),
  }

/** The address of this hash that a person names as their picture. */
const personAddressOf = async (db: Database, key: string): Promise<string | null | undefined> => {
  const [row] = await db
    .select({ address: users.pic })
    .from(users)
    .where(and(isForeignPicture(users.pic), eq(addressHash(users.pic), key)))
    .limit(1)
  return row?.address
}

/** Returns the address with this hash if a style or person currently names it; others are never fetched. */
const addressOf = async (db: Database, key: string): Promise<string | undefined> => {
  const pictureKeys = pictureFields.map((field) => sql`(${applications.adminStyle}->>${field})`)
  const found = await db.execute<{ readonly address: string }>(sql`select address from ${applications},
    lateral (values ${sql.join(pictureKeys, sql`, `)}) as named(address)
    where address is not null and address_hash(address) = ${key} limit 1`)
  const [row] = found.rows
  const address = row?.address ?? (await personAddressOf(db, key))
  return isForeign(address) ? address : undefined
}

const readKept = async (db: Database, key: string) => {
  const { type, fetchedAt, triedAt } = fetchedPictures
  const base64 = sql<string | null>`encode(${fetchedPictures.bytes}, 'base64')`
  const [row] = await db
    .select({ type, fetchedAt, triedAt, base64 })
    .from(fetchedPictures)
    .where(eq(fetchedPictures.key, key))
  return row
}

const storePicture = (db: Database, key: string, picture: FetchedPicture | undefined) => {
  const now = new Date()
  const set = { triedAt: now, ...(picture && { ...picture, fetchedAt: now }) }
  return db
    .insert(fetchedPictures)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: fetchedPictures.key, set })
}

/** Pictures of other hosts: each is fetched once, and its copy stays while its origin is away. */
export const keptPictures = (db: Database, fetchPicture: FetchPicture, now: () => number = Date.now) => {
  const underWay = new Map<string, Promise<FetchedPicture | undefined>>()
  const renew = (key: string, address: string) => {
    const begun = underWay.get(key)
    if (begun) return begun
    const fetching = fetchPicture(address)
      .then(async (picture) => {
        await storePicture(db, key, picture)
        return picture
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }
  return async (key: string): Promise<FetchedPicture | undefined> => {
    const address = await addressOf(db, key)
    if (address === undefined) return undefined
    const row = await readKept(db, key)
    const copy =
      row?.type && row.base64 !== null
        ? { type: row.type, bytes: new Uint8Array(Buffer.from(row.base64, "base64")) }
        : undefined
    const isFresh = now() - (row?.fetchedAt?.getTime() ?? 0) < freshMs
    const wasTried = now() - (row?.triedAt.getTime() ?? 0) < againMs
    if ((copy && isFresh) || wasTried) return copy
    return (await renew(key, address)) ?? copy
  }
}
