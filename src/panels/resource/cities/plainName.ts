import { plainText } from "../../../frame/plainText.ts"

/** A name as it is compared: without accents, capital letters and spaces around it. */
export const plainName = (name: string): string => plainText(name).trim()
