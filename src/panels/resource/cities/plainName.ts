/** A name as it is compared: without accents, capital letters and spaces around it. */
export const plainName = (name: string): string =>
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()
