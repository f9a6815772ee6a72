import { postCodeRules } from "../places/postCode.ts"
import { states } from "../places/states.ts"
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
  sentences: {
    "row.anonymize": ["Anonimizar", "Anonymize"],
    "tab.duplicates": ["Duplicados", "Duplicates"],
    "tab.relations": ["Pedidos e conversas", "Orders and conversations"],
  },
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
      birthDate: f.day("Nascimento", "Date of birth", { span: "birth", when: { kind: ["PF"] } }),
      gender: f.choice(
        "Gênero",
        "Gender",
        {
          FEMALE: ["Feminino", "Female"],
          MALE: ["Masculino", "Male"],
          OTHER: ["Outro", "Other"],
          UNSAID: ["Prefere não informar", "Prefers not to say"],
        },
        { when: { kind: ["PF"] } },
      ),
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
      morePhones: f.list(
        "Outros telefones",
        "Other phones",
        {
          phone: f.phone("Telefone", "Phone", { required: true }),
          use: f.text("Para quê", "What for", { max: 40 }),
        },
        { identity: "phone", max: 10 },
      ),
      moreEmails: f.list(
        "Outros e-mails",
        "Other emails",
        {
          email: f.email("E-mail", "Email", { required: true }),
          use: f.text("Para quê", "What for", { max: 40 }),
        },
        { identity: "email", max: 10 },
      ),
      acceptsMarketing: f.flag("Aceita receber ofertas", "Accepts marketing"),
      marketingAt: f.moment("Respondeu sobre ofertas em", "Answered about marketing", { from: "server" }),
    }),
    part("Endereços", "Addresses", {
      addresses: f.list(
        "Endereços",
        "Addresses",
        {
          use: f.text("Nome do endereço", "Address name", { max: 40 }),
          line: f.text("Rua ou avenida", "Street", { max: 200 }),
          number: f.text("Número", "Number", { max: 10 }),
          complement: f.text("Complemento", "Apartment, suite", { max: 80 }),
          neighborhood: f.text("Bairro", "Neighborhood", { max: 80 }),
          city: f.text("Cidade", "City", { max: 80 }),
          state: f.choice("UF", "State", states),
          postCode: f.text("CEP", "ZIP code", postCodeRules),
        },
        { max: 10 },
      ),
      city: f.text("Cidade", "City", { max: 80, searched: true, from: "server" }),
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
      hasDuplicate: f.flag("Possível duplicado", "Possible duplicate", { from: "server" }),
      notes: f.lines("Observações", "Notes", { max: 2000 }),
    }),
  ],
  status: {
    first: "PENDING",
    values: {
      PENDING: ["Pendente", "Pending", "warning"],
      ACTIVE: ["Ativa", "Active", "success"],
      BLOCKED: ["Bloqueada", "Blocked", "danger"],
      ANONYMIZED: ["Anonimizada", "Anonymized", "off"],
    },
    moves: { PENDING: ["ACTIVE", "BLOCKED"], ACTIVE: ["BLOCKED"], BLOCKED: ["ACTIVE"] },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "BLOCKED.ACTIVE": ["Desbloquear", "Unblock"],
      BLOCKED: ["Bloquear", "Block"],
    },
    reasons: ["BLOCKED"],
    final: ["ANONYMIZED"],
  },
  columns: ["photo", "name", "cpf", "cnpj", "phone", "city", "roles", "status"],
  extraColumns: [
    "email",
    "kind",
    "hasPendingDocument",
    "hasDuplicate",
    "acceptsMarketing",
    "createdAt",
    "owner",
  ],
  filters: ["roles", "city", "status", "hasPendingDocument", "hasDuplicate", "kind", "createdAt"],
})
