import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Typefaces tabloids are set in, each with the license that allows it (modules, appoffer/fonts). */
export const offerFonts = defineResource({
  name: "offerFonts",
  path: "/offer/font",
  access: { anyOf: ["accessToGlobal", "accessToFonts"] },
  scope: "application",
  noun: noun("fonte", "fontes", "f", "font", "fonts"),
  title: "family",
  parts: [
    part("Fonte", "Font", {
      family: f.text("Família", "Family", { required: true, max: 60, searched: true }),
      weight: f.choice(
        "Peso",
        "Weight",
        {
          LIGHT: ["Leve (300)", "Light (300)"],
          REGULAR: ["Normal (400)", "Regular (400)"],
          SEMIBOLD: ["Seminegrito (600)", "Semibold (600)"],
          BOLD: ["Negrito (700)", "Bold (700)"],
          BLACK: ["Preto (900)", "Black (900)"],
        },
        { required: true, initial: "REGULAR" },
      ),
      style: f.choice(
        "Estilo",
        "Style",
        { NORMAL: ["Normal", "Normal"], ITALIC: ["Itálico", "Italic"] },
        { required: true, initial: "NORMAL" },
      ),
      file: f.file("Arquivo", "File", {
        types: "font",
        hint: ["WOFF2, WOFF, TTF ou OTF.", "WOFF2, WOFF, TTF or OTF."],
      }),
      license: f.text("Licença", "License", {
        required: true,
        max: 200,
        searched: true,
        hint: ["Qual é, de quem, e onde está escrita.", "Which one, whose, and where it is written."],
      }),
      sample: f.text("Texto de amostra", "Sample text", { max: 60 }),
      isActive: f.flag("Ativa", "Active"),
      uses: f.count("Usada em tabloides", "Used in tabloids", { from: "server", derived: true }),
    }),
  ],
  columns: ["family", "sample", "weight", "style", "license", "uses", "isActive"],
  extraColumns: ["file", "owner", "updatedAt"],
  filters: ["weight", "style", "owner", "isActive"],
})
