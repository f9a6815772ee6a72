import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** People and companies an application knows, whatever they do there (modules, person-person). */
export const people = defineResource({
  name: "people",
  path: "/person",
  access: { anyOf: ["accessToGlobal", "accessToPersonPerson"] },
  scope: "application",
  noun: noun("pessoa", "pessoas", "f", "person", "people"),
  title: "name",
  parts: [
    part("Dados", "Details", {
      name: f.text("Nome", "Name", { required: true, max: 100, searched: true }),
      photo: f.image("Foto", "Photo"),
      kind: f.choice(
        "Tipo",
        "Kind",
        { PF: ["Pessoa física", "Individual"], PJ: ["Pessoa jurídica", "Organization"] },
        { required: true },
      ),
      cpf: f.cpf("CPF", "CPF", { unique: true, masked: true, when: { kind: ["PF"] } }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { unique: true, masked: true, when: { kind: ["PJ"] } }),
      rg: f.text("RG", "RG", { max: 20, when: { kind: ["PF"] } }),
      birthDate: f.day("Nascimento", "Date of birth", { when: { kind: ["PF"] } }),
      roles: f.choices("Atua como", "Acts as", {
        CUSTOMER: ["Cliente", "Customer"],
        DELIVERYMAN: ["Entregador", "Delivery person"],
        SHOPPER: ["Separador", "Shopper"],
        STAFF: ["Equipe", "Staff"],
      }),
    }),
    part("Contato", "Contact", {
      phone: f.phone("Telefone", "Phone", { searched: true }),
      email: f.email("E-mail", "Email", { searched: true }),
      city: f.text("Cidade", "City", { max: 80, searched: true }),
      address: f.text("Endereço", "Address", { max: 200 }),
      acceptsMarketing: f.flag("Aceita receber ofertas", "Accepts marketing"),
    }),
    part("Documentos", "Documents", {
      documents: f.list("Documentos", "Documents", {
        kind: f.choice(
          "Tipo",
          "Kind",
          {
            RG: ["RG", "RG"],
            CNH: ["CNH", "Driver's license"],
            ADDRESS: ["Comprovante de endereço", "Proof of address"],
            OTHER: ["Outro", "Other"],
          },
          { required: true },
        ),
        number: f.text("Número", "Number", { max: 40 }),
        validUntil: f.day("Válido até", "Valid until"),
        check: f.choice("Conferência", "Check", {
          PENDING: ["Pendente", "Pending"],
          APPROVED: ["Aprovado", "Approved"],
          REFUSED: ["Recusado", "Refused"],
        }),
      }),
      hasPendingDocument: f.flag("Documento pendente", "Document pending", { from: "server" }),
      notes: f.lines("Observações", "Notes", { max: 2000 }),
    }),
  ],
  status: {
    first: "PENDING",
    values: {
      PENDING: ["Pendente", "Pending", "warning"],
      ACTIVE: ["Ativa", "Active", "success"],
      BLOCKED: ["Bloqueada", "Blocked", "danger"],
    },
    moves: { PENDING: ["ACTIVE", "BLOCKED"], ACTIVE: ["BLOCKED"], BLOCKED: ["ACTIVE"] },
    reasons: ["BLOCKED"],
  },
  columns: ["photo", "name", "cpf", "cnpj", "phone", "city", "roles", "status"],
  extraColumns: ["email", "kind", "hasPendingDocument", "acceptsMarketing", "createdAt", "owner"],
  filters: ["roles", "city", "status", "hasPendingDocument", "kind", "createdAt"],
})
