import { compeRules, ispbRules } from "../finance/bankNumbers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Brazilian institutions by the numbers payments name them with (modules, finance/digital-accounts/banks). */
export const banks = defineResource({
  name: "banks",
  path: "/bank",
  access: "signedIn",
  scope: "platform",
  noun: noun("banco", "bancos", "m", "bank", "banks"),
  title: "name",
  numberedBy: ["code", "ispb"],
  parts: [
    part("Banco", "Bank", {
      code: f.text("Código (COMPE)", "Code (COMPE)", {
        ...compeRules,
        searched: true,
        unique: true,
        hint: [
          "Muitas instituições de pagamento não têm código, só ISPB.",
          "Many payment institutions have no code, only an ISPB.",
        ],
      }),
      ispb: f.text("ISPB", "ISPB", {
        ...ispbRules,
        searched: true,
        unique: true,
        requiredUnless: ["code"],
        hint: [
          "Os oito primeiros dígitos do CNPJ da instituição.",
          "The first eight digits of the institution's CNPJ.",
        ],
      }),
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      legalName: f.text("Razão social", "Legal name", { max: 160, searched: true }),
      hasPix: f.flag("Participa do Pix", "Takes part in Pix"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["name", "code", "ispb", "hasPix", "isActive"],
  extraColumns: ["legalName", "updatedAt"],
  filters: ["hasPix", "isActive"],
})
