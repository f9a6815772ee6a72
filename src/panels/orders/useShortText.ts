import { type ShortLine, shortOf } from "../../contract/orders/shortItems.ts"
import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"

/** Returns a function that says what a line lacks since another order took the last ones; empty where it lacks nothing. */
export const useShortText = () => {
  const say = useWords("orders", ordersWords)
  return (line: ShortLine): string => {
    const count = shortOf(line)
    return count > 0 ? say("short", { count }) : ""
  }
}
