import axe from "axe-core"
import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import { ResourcePanel } from "../../../src/panels/resource/ResourcePanel.tsx"
import { editorOf } from "../../../src/resource/described/recordTexts.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { describedBackend } from "../../../stories/panels/describedSamples.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../src/contract/resources/*.ts", {
  eager: true,
})
const isResource = (one: unknown): one is Resource =>
  typeof one === "object" && one !== null && "noun" in one && "fields" in one && "parts" in one
const resources = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource))

/** A backend with some of its records, or at least with its list. */
const backendOf = (resource: Resource) => {
  const backend = describedBackend()
  return backend.records(resource).length > 0 ? backend : memoryBackend({ resources: [listed(resource, [])] })
}

/** A word whose key is shown has no translation. */
const untranslated = /\b(column|filter|part|hint|tab|action|problem)\.\w/

const expectWords = (what: string) => expect(document.body.textContent, what).not.toMatch(untranslated)

const expectAccessible = async (what: string) => {
  const rules = { "page-has-heading-one": { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"], rules })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    what,
  ).toEqual([])
}

/** The label of the first field one writes. */
const firstLabel = ({ fields }: Resource, locale: "ptBr" | "en") => {
  const field = Object.values(fields).find(({ rules }) => rules.from !== "server")
  return wordsIn(field?.label ?? ["", ""], locale)
}

const enabledTabs = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role="tab"]')].filter(({ disabled }) => !disabled)

test.each(resources.map((resource) => [resource.name, resource] as const))(
  "%s is listed and written in both languages, and nothing of it is out of reach",
  async (name, resource) => {
    for (const locale of ["ptBr", "en"] as const) {
      const open = (id?: string) =>
        openStory(English, {
          locale,
          backend: backendOf(resource),
          children: <ResourcePanel resource={resource} {...(id && { open: id })} />,
        })
      // A dialog stands over its list.
      if (locale === "ptBr" || editorOf(resource) === "page") {
        await open()
        await vi.waitFor(() =>
          expect(document.querySelector("tbody tr:not([aria-hidden]), [role=status] strong")).toBeTruthy(),
        )
        expectWords(`${name}, ${locale}`)
        if (locale === "ptBr") await expectAccessible(name)
      }
      if (resource.readOnly) continue
      await open("new")
      await expect
        .element(page.getByText(firstLabel(resource, locale), { exact: false }).first())
        .toBeVisible()
      for (const tab of [undefined, ...enabledTabs().slice(1)]) {
        const what = `new ${name}, ${tab?.textContent ?? locale}`
        tab?.click()
        if (tab) await vi.waitFor(() => expect(tab.ariaSelected).toBe("true"))
        expectWords(what)
        if (locale === "ptBr") await expectAccessible(what)
      }
    }
  },
)
