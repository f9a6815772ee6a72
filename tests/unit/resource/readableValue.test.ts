import { expect, test } from "vitest"
import * as f from "../../../src/contract/resource/field.ts"
import { readableValue } from "../../../src/resource/described/readableValue.ts"
import { describedWords } from "../../../src/resource/described/words.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"

const readIn = (locale: "ptBr" | "en") => {
  const say = (key: keyof typeof describedWords, values: Readonly<Record<string, unknown>> = {}) =>
    wordsIn(describedWords[key], locale).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name]),
    )
  return (place: readonly [number, number]) =>
    readableValue({ locale, word: String, say } as never, "place", f.place("Local", "Place"), place)
}

test("a place is read in degrees, by the compass and the numbers of the language", () => {
  expect(readIn("ptBr")([-46.6333, -23.5505])).toBe("23,5505° S, 46,6333° O")
  expect(readIn("en")([-46.6333, -23.5505])).toBe("23.5505° S, 46.6333° W")
  expect(readIn("ptBr")([9.1, 2.82])).toBe("2,8200° N, 9,1000° L")
})
