import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"

/** The pieces a line of an order lacks; whoever picks it decides what becomes of the line. */
interface Line {
  readonly short?: number | null
  readonly change?: string | null
}

/** Returns a function that says what a line lacks since another order took the last ones; empty where it lacks nothing. */
export const useShortText = () => {
  const say = useWords("orders", ordersWords)
  return ({ short, change }: Line): string => (short && !change ? say("short", { count: short }) : "")
}
