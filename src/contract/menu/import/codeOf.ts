/** Signs of a code in the catalogue, at most. */
const maxCode = 40

/** A text as a code of the catalogue: capital letters, digits, hyphens and underscores. Undefined for none. */
export const codeOf = (written: string): string | undefined => {
  const code = written
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_-]+/g, "-")
    .replaceAll(/^[-_]+|-+$/g, "")
    .slice(0, maxCode)
  return code === "" ? undefined : code
}
