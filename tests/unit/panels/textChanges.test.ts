import { describe, expect, it } from "vitest"
import { textChanges } from "../../../src/panels/legalDocuments/textChanges.ts"

describe("somebody who compares two versions", () => {
  it("sees what was added and what was removed, and how many paragraphs stayed", () => {
    expect(textChanges("a\n\nb\nc\nd", "a\nb\n\nx\nd\ne")).toEqual([
      { kind: "same", text: "a", count: 2 },
      { kind: "removed", text: "c", count: 1 },
      { kind: "added", text: "x", count: 1 },
      { kind: "same", text: "d", count: 1 },
      { kind: "added", text: "e", count: 1 },
    ])
    expect(textChanges("", "a")).toEqual([{ kind: "added", text: "a", count: 1 }])
    expect(textChanges("a\r\nb", "a\nb")).toEqual([{ kind: "same", text: "a", count: 2 }])
  })

  it("waits for no comparison of long texts that have nothing in common: one is removed, the other added", () => {
    const text = (name: string) => Array.from({ length: 1000 }, (_, at) => `${name} ${at}`).join("\n")
    const changes = textChanges(text("former"), text("latter"))
    expect(changes.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 1000 }, () => "removed"),
      ...Array.from({ length: 1000 }, () => "added"),
    ])
  })
})
