import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** What is said of offer stores on the map. */
export const storeMapWords = {
  live_one: ["{{count}} tabloide no ar", "{{count}} live tabloid"],
  live_other: ["{{count}} tabloides no ar", "{{count}} live tabloids"],
  inactive: ["Inativa", "Inactive"],
} satisfies Dictionary

/** Says one of them. */
export const useStoreMapWords = () => useWords("storeMap", storeMapWords)
