import type { Reference } from "../resource/field.ts"
import { brandPicturePath } from "./addresses.ts"
import type { Application } from "./application.ts"
import type { ApplicationRow } from "./applicationRecords.ts"

/** The fields of the editor that are parts of an application. */
export const applicationParts = {
  pictures: ["logo", "backgroundLogin", "tabIcon"],
  style: ["titleTab", "footerTitle", "primaryColor", "expiration"],
  firebase: ["databaseURL", "projectId", "apiKey", "appId", "messagingSenderId"],
  stores: ["appleId", "playId", "iosVersion", "androidVersion", "minVersion"],
} as const

/** A picture as its field knows it: by the number of its file, or by the address of one kept elsewhere. */
const pictureOf = (address: string | null | undefined): Reference | null => {
  if (!address) return null
  if (!address.startsWith(brandPicturePath)) return { _id: address, label: address }
  const id = address.slice(brandPicturePath.length)
  return { _id: /^\d+$/.test(id) ? Number(id) : id, label: `#${id}` }
}

const only = <K extends string>(
  names: ReadonlyArray<K>,
  from: { readonly [N in K]?: unknown } | null | undefined,
) => Object.fromEntries(names.map((name) => [name, from?.[name] ?? null]))

/** As much of an application as an answer holds, as its list and editor show it. Unknown fields stay. */
export const applicationRow = ({
  status,
  domains,
  adminStyle,
  firebase,
  stores,
  ...rest
}: Partial<Application>): Partial<ApplicationRow> =>
  ({
    ...rest,
    ...(status !== undefined && { state: status }),
    ...(domains !== undefined && { domains: (domains ?? []).map((domain) => ({ domain })) }),
    ...(adminStyle !== undefined && {
      ...only(applicationParts.style, adminStyle),
      ...Object.fromEntries(applicationParts.pictures.map((name) => [name, pictureOf(adminStyle?.[name])])),
    }),
    ...(firebase !== undefined && only(applicationParts.firebase, firebase)),
    ...(stores !== undefined && only(applicationParts.stores, stores)),
  }) as Partial<ApplicationRow>
