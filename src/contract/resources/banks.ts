import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Brazilian banks by the codes payments name them with (modules, finance/digital-accounts/banks). */
export const banks = defineResource({
  name: "banks",
  path: "/bank",
  access: "signedIn",
  scope: "platform",
  noun: noun("banco", "bancos", "m", "bank", "banks"),
  title: "name",
  parts: [
    part("Banco", "Bank", {
      code: f.text("Código (COMPE)", "Code (COMPE)", {
        required: true,
        min: 3,
        max: 3,
        searched: true,
        unique: true,
      }),
      ispb: f.text("ISPB", "ISPB", { required: true, min: 8, max: 8, searched: true, unique: true }),
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      legalName: f.text("Razão social", "Legal name", { max: 120, searched: true }),
      hasPix: f.flag("Participa do PIX", "Takes part in PIX"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["name", "code", "ispb", "hasPix", "isActive"],
  extraColumns: ["legalName", "updatedAt"],
  filters: ["hasPix", "isActive"],
})
