import { describe, expect, it } from "vitest"
import { sampleMail } from "../../../host/server/mail/templateMail.ts"
import { letterBlocks, letterPlain, unsafeIn } from "../../../src/contract/messages/letterText.ts"

const nothing = () => undefined

describe("the text of a letter", () => {
  it("has headings, items and paragraphs, whose lines stay together", () => {
    const body = "# Título\nUm\ndois\n- a\n- b\n\nTrês"
    expect(letterBlocks(body, nothing).map(({ kind, parts }) => [kind, parts[0]?.text])).toEqual([
      ["heading", "Título"],
      ["paragraph", "Um\ndois"],
      ["item", "a"],
      ["item", "b"],
      ["paragraph", "Três"],
    ])
  })

  it("has smaller headings, numbered items, bold and italic, and leaves products alone", () => {
    const body = "## Sub\n3. três\n\n**a** *b* 2 * 3 * 4 [c](mailto:a@b.test)"
    const blocks = letterBlocks(body, nothing)
    expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ["subheading", undefined],
      ["step", 3],
      ["paragraph", undefined],
    ])
    expect(blocks[2]?.parts).toEqual([
      { text: "a", isBold: true },
      { text: " " },
      { text: "b", isItalic: true },
      { text: " 2 * 3 * 4 " },
      { text: "c", href: "mailto:a@b.test" },
    ])
    expect(letterPlain(blocks)).toContain("3. três")
  })

  it("takes nothing in a value for markup or a link, nor an address that is none", () => {
    const values: Readonly<Record<string, string>> = {
      name: "# [x](https://mal.test) <b>",
      bad: "javascript:alert(1)",
      good: "https://exemplo.test/a?b=1&c=2",
    }
    const blocks = letterBlocks("{{name}}\n\n[Um]({{bad}}) [Dois]({{good}})", (name) => values[name])
    expect(blocks).toEqual([
      { kind: "paragraph", parts: [{ text: values["name"] }] },
      { kind: "paragraph", parts: [{ text: "Um" }, { text: " " }, { text: "Dois", href: values["good"] }] },
    ])
    expect(letterPlain(blocks)).toContain(`Dois (${values["good"]})`)
  })

  it("tells what of it a letter must not have, and leaves signs of comparison alone", () => {
    expect(unsafeIn('a <b onclick="x">b</b> [c](JAVASCRIPT:alert(1)) [d](//mal.test)')).toEqual([
      '<b onclick="x">',
      "</b>",
      "[c](JAVASCRIPT:alert(1))",
      "[d](//mal.test)",
    ])
    expect(unsafeIn("1 < 2, x <3, [a](https://a.test) [b]({{link}})")).toEqual([])
  })

  it("is sent as HTML in which every text is escaped", () => {
    const template = {
      subject: "{{nome}}",
      preheader: "",
      body: '[{{nome}}](https://a.test/?q="x)',
      language: "ptBr" as const,
    }
    const { html, subject } = sampleMail(template, [{ name: "nome", sample: "<b>&" }], "a@exemplo.test")
    expect(subject).toBe("<b>&")
    expect(html).toContain("<title>&lt;b&gt;&amp;</title>")
    expect(html).toContain('<p><a href="https://a.test/?q=&quot;x">&lt;b&gt;&amp;</a></p>')
  })
})
