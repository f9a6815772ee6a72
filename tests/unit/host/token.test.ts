import { expect, test } from "vitest"
import { names } from "../../../host/app/style/token.ts"
import { declaredTokens } from "../../../src/ui/theme/tokens.ts"

test("every token the host uses is one the library declares", () => {
  expect(names.filter((name) => !(`--balcao-${name}` in declaredTokens))).toEqual([])
})
