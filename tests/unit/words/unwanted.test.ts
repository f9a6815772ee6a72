import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { bootWords } from "../../../host/app/words/bootWords.ts"
import { groups, routes } from "../../../host/app/routes.ts"
import { permissionCatalog } from "../../../src/contract/access/permissionCatalog.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import { statusWords } from "../../../src/contract/dashboard/statusWords.ts"
import * as all from "../../../src/contract/all.ts"
import { wordsOf } from "../../../src/resource/described/wordsOf.ts"
import { tables } from "./tables.ts"

type Language = "en" | "ptBr"
type Titled = { readonly title: Record<Language, string>; readonly label?: Record<Language, string> }

const titlesIn = (language: Language) => [
  ...[...groups, ...routes].flatMap(({ title, label }: Titled) => [title[language], label?.[language] ?? ""]),
  ...routes.map(({ description }) => description?.[language] ?? ""),
  ...permissionCatalog.flatMap(({ title, children }) => [
    title[language],
    ...children.map(([, ptBr, en]) => (language === "en" ? en : ptBr)),
  ]),
]

/** Every sentence and label on the screens, in one language. */
const shownIn = (language: Language): ReadonlyArray<string> => [
  ...[...tables.values()].flatMap((table) => Object.values(table[language])),
  ...Object.values(bootWords).map((words) => words[language]),
  ...Object.values(statusWords).map((words) => wordsIn(words, language)),
  ...titlesIn(language),
]

const home = fileURLToPath(new URL("../../../", import.meta.url))
const sources = globSync(["src/**/*.{ts,tsx}", "host/{app,server}/**/*.{ts,tsx}", "stories/**/*.tsx"], {
  cwd: home,
})

/** Returns a file's quoted texts that are sentences or labels rather than identifiers or paths. */
const saidBy = (path: string): ReadonlyArray<string> => {
  const code = readFileSync(home + path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
  return [...code.matchAll(/"([^"\n]*)"/g)]
    .map(([, text = ""]) => text)
    .filter((text) => /^\p{L}.* \p{L}/u.test(text))
}

const british =
  /colour|favourite|licence|centre\b|behaviour|cancelled|catalogue|organis|recognis|\bgrey\b|neighbour|whilst|labelled|towards/i

const oldPortuguese = [
  /falta a você/i,
  /quem chamar/i,
  /seu horário/i,
  /voltar para entrar/i,
  /\bdá um papel/i,
  /usuários? raiz/i,
  /ler de novo/i,
  /fica assim/i,
  /\bante \{\{/i,
  / à mão/i,
  /não deu para/i,
  /nada combina/i,
  /papéis do sistema/i,
  /tentativas demais/i,
  /enquanto isso/i,
  /esconder/i,
]

/** Everything described lists say, whose own sentences follow the specification's form. */
const describedIn = (language: Language) =>
  Object.values(all).flatMap((resource) =>
    Object.values(wordsOf(resource)).map((words) => wordsIn(words, language)),
  )

/** Words that say less than the ones that took their place. */
const settled: Readonly<Record<Language, ReadonlyArray<RegExp>>> = {
  ptBr: [
    /^controladores$/i,
    /\bvoltando\b/i,
    /\bstatus\b/i,
    /agora está: /i,
    /^fechar \{\{\}\} empresa/i,
    /^de quem$/i,
    /^herdado de /i,
    /^unir\b/i,
    /^apontamento$/i,
    /^válida até$/i,
    /no mapa no mapa/i,
    /\bun(indo|ido ao)\b/i,
    /mudar um ajuste|ajustes em lote/i,
    /\bPIX\b/,
  ],
  en: [
    /missing to sell/i,
    /by these hours/i,
    /^settings of\b/i,
    /^controllers$/i,
    /\bPIX\b/,
    /\btakeout\b/i,
    /\banew\b/i,
    /\bany more\b/i,
    /\byou may not\b/i,
    /\bis no (amount|geojson|latitude|polygon)/i,
    /\bthe most there may be\b/i,
    /\bwas faster\b/i,
    /\bfell silent\b/i,
  ],
}

const unwanted: Readonly<Record<Language, ReadonlyArray<RegExp>>> = {
  en: [
    british,
    /e-mail/i,
    /whoever/i,
    /\bsituation/i,
    /every company/i,
    /\braces?\b/i,
    /\bits hours\b/i,
    /by hand/i,
    /mark away/i,
    /opens a figure/i,
    /\bmeanwhile\b/i,
    /\bhand out\b/i,
    /\byou lack\b/i,
    /\bread again\b/i,
    /\bnobody\b|\bsomebody\b|\beverybody\b/i,
    /could not be loaded/i,
    /^free$/i,
    /^(?!User).* Delete$/,
    /\.{3}$(?<!Please wait\.\.\.\.)/,
    ...settled.en,
  ],
  ptBr: [...oldPortuguese, ...settled.ptBr, /help desk/i, /\bemail/i, /\.{3}$/],
}

const found = (texts: ReadonlyArray<string>, patterns: ReadonlyArray<RegExp>) =>
  texts.filter((text) => patterns.some((pattern) => pattern.test(text.replaceAll(/\{\{\w+\}\}/g, "{{}}"))))

describe("words that must not come back", () => {
  it("someone who reads English meets none of them", () => {
    expect(found(shownIn("en"), unwanted.en)).toEqual([])
  })

  it("someone who reads Portuguese meets none of them", () => {
    expect(found(shownIn("ptBr"), unwanted.ptBr)).toEqual([])
  })

  it("described lists say none of the words that better ones replaced", () => {
    expect(found(describedIn("en"), settled.en)).toEqual([])
    expect(found(describedIn("ptBr"), [...oldPortuguese, ...settled.ptBr])).toEqual([])
  })

  it("whoever reads an answer of the API, a file of it or a story meets none either", () => {
    const said = sources.flatMap(saidBy)
    expect(said.length).toBeGreaterThan(1000)
    expect(found(said, [british, ...oldPortuguese])).toEqual([])
  })
})
