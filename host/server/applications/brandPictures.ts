import { type SQL, sql } from "drizzle-orm"
import { brandPicturePath } from "../../../src/contract/applications/addresses.ts"
import type { AdminStyle } from "../../../src/contract/applications/styles.ts"
import { applications } from "../db/applicationSchema.ts"
import { files } from "../db/fileSchema.ts"
import type { FileOwner } from "../files/fileOwner.ts"

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

const pictureKeys = pictureFields.map((field) => sql`${applications.adminStyle}->>${field}`)

/** SQL: true if an application's style names the file, so anyone may see it. */
export const isBrandPicture: SQL = sql`exists (select 1 from ${applications}
    where ${brandPicturePath}::text || ${files.id} in (${sql.join(pictureKeys, sql`, `)}))`

/** Pictures of the styles of applications, open to everyone. */
export const brandFiles: FileOwner = { isNamed: isBrandPicture, isOpenTo: () => isBrandPicture }
