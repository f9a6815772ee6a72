/** The custom property of a token; of a color that is given for each scheme, that of one. */
export const propertyName = (token: string, scheme?: "light" | "dark"): `--balcao-${string}` =>
  `--balcao-${scheme === undefined ? "" : `${scheme}-`}${token.replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase()}`
