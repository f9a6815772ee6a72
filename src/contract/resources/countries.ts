import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Countries flyers are shown in, with what their prices and phones look like (modules, appoffer/region/countries). */
export const countries = defineResource({
  name: "countries",
  path: "/region/country",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferCountries"] },
  scope: "platform",
  noun: noun("país", "países", "m", "country", "countries"),
  title: "name",
  parts: [
    part("País", "Country", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true, unique: true }),
      iso2: f.code("Código ISO de 2 letras", "2-letter ISO code", {
        required: true,
        min: 2,
        max: 2,
        searched: true,
        unique: true,
      }),
      iso3: f.code("Código ISO de 3 letras", "3-letter ISO code", {
        min: 3,
        max: 3,
        searched: true,
        unique: true,
      }),
      phoneCode: f.text("Código do telefone", "Phone code", {
        max: 4,
        hint: ["Sem o +, por exemplo 55.", "Without the +, such as 55."],
      }),
      currency: f.code("Moeda", "Currency", {
        min: 3,
        max: 3,
        hint: ["Código ISO, por exemplo BRL.", "ISO code, such as BRL."],
      }),
      locale: f.text("Idioma", "Locale", {
        max: 10,
        hint: ["Como pt-BR.", "Such as pt-BR."],
      }),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["name", "iso2", "phoneCode", "currency", "isActive"],
  extraColumns: ["iso3", "locale", "updatedAt"],
  filters: ["isActive"],
})
