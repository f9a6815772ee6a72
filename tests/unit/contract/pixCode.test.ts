import { expect, test } from "vitest"
import { pixChecksum, pixCode } from "../../../src/contract/finance/pixCode.ts"

const receiver = { key: "123e4567-e12b-12d1-a456-426655440000", name: "Fulano de Tal", city: "BRASILIA" }

test("a bank reads the checksum of the Central Bank's own example", () => {
  const example =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304"
  expect(pixChecksum(example)).toBe("1D3D")
  expect(pixChecksum("123456789")).toBe("29B1")
})

test("a code says whom, how much and for which invoice, each field with its length", () => {
  const code = pixCode(receiver, { cents: 123_456, reference: "202611-0042" })
  expect(code.slice(0, -4)).toBe(
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540" +
      "71234.565802BR5913Fulano de Tal6008BRASILIA62140510202611004263" +
      "04",
  )
  expect(code.slice(-4)).toBe(pixChecksum(code.slice(0, -4)))
})

test("names lose their accents and what there is no room for; a reference without letters is the usual one", () => {
  const code = pixCode(
    { ...receiver, name: "Associação São João das Delícias", city: "São José do Rio Preto" },
    { cents: 5, reference: "--" },
  )
  expect(code).toContain("54040.05")
  expect(code).toContain("5925Associacao Sao Joao das D")
  expect(code).toContain("6015Sao Jose do Rio")
  expect(code).toContain("62070503***")
})

test("a key is paid to as banks keep it, however it was written", () => {
  const paid = (key: string) => pixCode({ ...receiver, key }, { cents: 5, reference: "1" })
  expect(paid("12.abc.345/01de-35")).toContain("011412ABC34501DE35")
  expect(paid("+55 11 99999-0000")).toContain("0114+5511999990000")
})
