import { describe, expect, it } from "vitest"
import { entryFor, activityOf, noActivity, withEntry } from "../../../host/app/settings/activity.ts"

describe("recent activity", () => {
  it("keeps a number of a panel's event and nothing else it carries", () => {
    const detail = { id: 7, title: "secret" }
    expect(entryFor({ panel: "roles", type: "saved", detail })).toEqual({
      panel: "roles",
      type: "saved",
      id: 7,
    })
    expect(entryFor({ panel: "login", type: "signedIn" })).toBeUndefined()
  })
  it("keeps the last fifty, newest first", () => {
    const many = Array.from({ length: 60 }, (_, at) => at)
    const { happenings } = many.reduce((so, at) => withEntry(so, { notice: `n${at}` }, at), noActivity)
    expect(happenings).toHaveLength(50)
    expect(happenings[0]).toEqual({ at: 59, about: { notice: "n59" } })
  })
  it("of a stored text that makes no sense is none", () => {
    for (const text of [null, "{", "[]", '{"happenings":[{"at":"x"},null,{"at":1,"about":{}}],"seen":"y"}'])
      expect(activityOf(text)).toEqual(noActivity)
  })
})
