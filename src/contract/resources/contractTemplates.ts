import { contractVariables } from "../contracts/contractVariables.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** The texts contracts are made of, one brand's each (modules, company/contract). */
export const contractTemplates = defineResource({
  name: "contractTemplates",
  path: "/company/contract-templates",
  access: { anyOf: ["accessToGlobal", "accessToCompanyContract"] },
  scope: "application",
  noun: noun("modelo de contrato", "modelos de contrato", "m", "contract template", "contract templates"),
  sentences: { "tab.preview": ["Prévia", "Preview"] },
  title: "title",
  parts: [
    part("Modelo", "Template", {
      title: f.text("Título", "Title", { required: true, max: 100, searched: true }),
      language: f.choice(
        "Idioma",
        "Language",
        { ptBr: ["Português", "Portuguese"], en: ["Inglês", "English"] },
        {
          required: true,
          initial: "ptBr",
          hint: ["Em que se escrevem os valores e as datas.", "What amounts and dates are written in."],
        },
      ),
      body: f.lines("Texto", "Text", {
        required: true,
        max: 20_000,
        variables: contractVariables,
        hint: [
          "Separe os parágrafos com uma linha em branco. Uma linha que começa com # é um título.",
          "Put a blank line between paragraphs. A line that begins with # is a heading.",
        ],
      }),
      edition: f.count("Edição", "Edition", { from: "server" }),
    }),
  ],
  columns: ["title", "language", "edition", "owner", "updatedAt"],
  extraColumns: ["createdAt"],
  filters: ["language", "owner"],
  editor: "page",
  copies: { without: ["title"] },
})
