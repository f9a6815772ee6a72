import { folded } from "../../../contract/search/folded.ts"

/** A name as it is compared: without accents, capital letters and spaces around it. */
export const plainName = (name: string): string => folded(name).trim()
