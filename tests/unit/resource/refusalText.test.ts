import { expect, test } from "vitest"
import { UserOutranks } from "../../../src/contract/users/user.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { blocking, blockingMany } from "../../../src/panels/users/explain.ts"
import { platformUserRecords } from "../../../src/contract/users/platformUserRecords.ts"
import { refusalText } from "../../../src/resource/refusalText.ts"
import { wordsOf } from "../../../src/resource/described/wordsOf.ts"

test("a refusal has its own sentence, and what any call fails with that of all", () => {
  const say = (error: UserOutranks | NotFound) =>
    refusalText(
      (key) => `own ${key}`,
      ({ _tag }) => `any ${_tag}`,
      { UserOutranks: "outranks" },
      error,
    )
  expect([say(new UserOutranks()), say(new NotFound())]).toEqual(["own outranks", "any NotFound"])
})

test("every way a user is not blocked, alone or among many, has words in both languages", () => {
  const words = wordsOf(platformUserRecords)
  for (const key of [...Object.values(blocking), ...Object.values(blockingMany)])
    expect([key, words[key]]).toEqual([key, [expect.any(String), expect.any(String)]])
})
