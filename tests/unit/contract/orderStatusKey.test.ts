import { expect, it } from "vitest"
import { orderStatusKey, statusWords } from "../../../src/contract/dashboard/statusWords.ts"

const shown = (status: string, type?: string) => {
  const key = orderStatusKey({ status, ...(type !== undefined && { company: { type } }) })
  return key && statusWords[key][0]
}

it("a supermarket reads that an order is being picked, where a restaurant's is being prepared", () => {
  expect(shown("IN_PREPARATION", "supermarket")).toBe("Em separação")
  expect(shown("IN_PREPARATION", "restaurant")).toBe("Em preparo")
  expect(shown("IN_PREPARATION")).toBe("Em preparo")
  expect(shown("DELIVERED", "supermarket")).toBe("Entregue")
  expect(shown("constructor", "supermarket")).toBeUndefined()
})
