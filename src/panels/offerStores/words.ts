import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of offer stores on the map. */
export const storeMapWords = {
  live_one: ["{{count}} tabloide no ar", "{{count}} live tabloid"],
  live_other: ["{{count}} tabloides no ar", "{{count}} live tabloids"],
  inactive: ["Inativa", "Inactive"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useStoreMapWords = () => useWords("storeMap", storeMapWords)
