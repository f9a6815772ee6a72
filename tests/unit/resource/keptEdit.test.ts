import { describe, expect, it } from "vitest"
import { makeRecordState } from "../../../src/resource/editor/recordState.ts"
import { makeTextDraft } from "../../../src/resource/editor/textDraft.ts"

interface Coupon {
  readonly title: string
  readonly code: string
  readonly version?: number
}

const textsOf = ({ title, code }: Coupon) => ({ title, code })

const editing = (coupon: Coupon) => {
  const text = makeTextDraft(textsOf(coupon))
  return { text, ...makeRecordState<Coupon, "title" | "code">(text, textsOf, { _tag: "Here", data: coupon }) }
}

describe("somebody whose session expired while they wrote", () => {
  const first = { title: "Junho", code: "JUN", version: 1 }
  const begun = () => {
    const { text, savedEdit } = editing(first)
    expect(savedEdit()).toBeUndefined()
    text.write("title", "Dia dos namorados")
    return savedEdit()!
  }

  it("goes on with the fields they changed, and with no others", () => {
    const { text, restore, savedEdit } = editing(first)
    restore(begun())
    expect(text.texts.peek()).toEqual({ title: "Dia dos namorados", code: "JUN" })
    expect(text.changed.peek()).toEqual(["title"])
    expect(savedEdit()).toEqual(begun())
  })

  it("saves from the version they saw, so what others saved meanwhile is a conflict", () => {
    const { text, record, restore } = editing({ title: "Festa junina", code: "FESTA", version: 2 })
    restore(begun())
    expect(record.peek().data?.version).toBe(1)
    expect(text.base.peek()).toEqual({ title: "Junho", code: "FESTA" })
    expect(text.texts.peek()).toEqual({ title: "Dia dos namorados", code: "FESTA" })
  })

  it("sends no version to a platform that has none", () => {
    const { record, restore } = editing({ title: "Junho", code: "JUN" })
    restore(begun())
    expect(record.peek().data).not.toHaveProperty("version")
  })
})
