import { type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { brandPicturePath } from "../../../src/contract/applications/addresses.ts"
import type { AdminStyle } from "../../../src/contract/applications/styles.ts"
import { applications } from "../db/applicationSchema.ts"

/** The fields of a style that name pictures. */
export const pictureFields = ["logo", "tabIcon", "backgroundLogin"] as const

const numbered = new RegExp(`^${brandPicturePath}(\\d{1,15})$`)

/** The files a style names, by the field that does. */
export const brandPictures = (
  style: AdminStyle | null | undefined,
): ReadonlyArray<readonly [string, number]> =>
  pictureFields.flatMap((field) => {
    const [, id] = numbered.exec(style?.[field] ?? "") ?? []
    return id === undefined ? [] : [[`adminStyle.${field}`, Number(id)] as const]
  })

/** SQL: true if an application's style names the file in this column, so anyone may see it. */
export const isBrandPicture = (file: PgColumn): SQL => {
  const pictureKeys = pictureFields.map((field) => sql`${applications.adminStyle}->>${field}`)
  return sql`exists (select 1 from ${applications}
    where ${brandPicturePath}::text || ${file} in (${sql.join(pictureKeys, sql`, `)}))`
}
