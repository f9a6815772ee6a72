/** Hosts one application may have, and characters of a host and of any other address of an application. */
export const addressLimits = { maxDomains: 20, maxDomain: 253, maxAddress: 2000 } as const

const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"

/** A host name in lower case: labels with points between them, without a port, a path or a point at its end. */
export const domainPattern = new RegExp(`^${label}(\\.${label})+$`)

/** Path of the style pictures, followed by the file number. */
export const brandPicturePath = "/v2/setting/app/admin/pictures/"

/** The path of copies of pictures that styles name on other hosts, by the SHA-256 of their address. */
export const fetchedPicturePath = `${brandPicturePath}from/`

/**
 * An address a style may take a picture from: by https, or a path of the same host, which does not begin with two
 * slashes. So it is never a script or the bytes themselves.
 */
export const picturePattern = /^(https:\/\/[^\s/\\@]+([/?#]\S*)?|\/([^\s/\\]\S*)?)$/i

/** True if a picture is given by its address rather than by its file number. */
export const isAddress = (picture: unknown): picture is string =>
  typeof picture === "string" && /^(https?:\/)?\//i.test(picture)

/** A host as applications keep theirs: in lower case, without a port or the point that may end it. */
export const plainDomain = (domain: string): string =>
  domain.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")
