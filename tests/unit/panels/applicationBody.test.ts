import { expect, test } from "vitest"
import { isAddress, picturePattern } from "../../../src/contract/applications/addresses.ts"
import { applicationBody, editorIssues } from "../../../src/panels/applications/applicationBody.ts"

test("hosts are sent by the row they were typed in, and one that stands there twice is refused at its row", () => {
  const rows = ["https://a.test/x", "b.test", "A.test", "b.test"].map((domain) => ({ domain }))
  const body = applicationBody({ domains: rows })
  expect(body.domains).toEqual(["a.test", "b.test", "a.test", "b.test"])
  const refused = { path: "body.domains", code: "invalid", message: "" } as const
  expect(editorIssues([refused], body)).toMatchObject([{ path: "body.domains.2.domain", code: "repeated" }])
  expect(editorIssues([refused], { domains: ["a.test"] })).toMatchObject([{ path: "body.domains" }])
})

test("what a platform does not tell of an application is not sent as null, but for what may be emptied", () => {
  const body = applicationBody({ name: "A", state: null, upgrade: null, typeApp: null, titleTab: null })
  expect(body).toEqual({ name: "A", typeApp: null, adminStyle: { titleTab: null } })
})

test("a picture is at an https address or a path, and is no number of a file", () => {
  const all = ["https://cdn.test/a.png", "/v2/pictures/1", "http://cdn.test/a.png", "//cdn.test/a.png"]
  expect(all.map((one) => picturePattern.test(one))).toEqual([true, true, false, false])
  expect(["https://cdn.test/a.png", "/v2/pictures/1", "12", 12].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
