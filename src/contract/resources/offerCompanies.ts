import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Companies that publish their offers at Super Panfleto (modules, appoffer/company). */
export const offerCompanies = defineResource({
  name: "offerCompanies",
  path: "/offer/company",
  access: { anyOf: ["accessToGlobal", "accessToCompany"] },
  scope: "application",
  noun: noun("anunciante", "anunciantes", "m", "advertiser", "advertisers"),
  title: "name",
  parts: [
    part("Anunciante", "Advertiser", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      logo: f.image("Logotipo", "Logo", { required: true, ratio: [1, 1] }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { unique: true, searched: true }),
      segment: f.reference("Segmento", "Segment", "companySegments"),
      plan: f.choice(
        "Plano",
        "Plan",
        {
          BASIC: ["Básico", "Basic"],
          PLUS: ["Destaque", "Featured"],
          NETWORK: ["Rede de lojas", "Store network"],
        },
        { required: true, initial: "BASIC" },
      ),
      company: f.reference("Empresa na plataforma", "Company on the platform", "companies"),
      isVerified: f.flag("Verificado", "Verified"),
      stores: f.count("Lojas", "Stores", { from: "server", derived: true }),
      liveTabloids: f.count("Tabloides no ar", "Live tabloids", { from: "server", derived: true }),
      isLive: f.flag("Tem tabloide no ar", "Has a live tabloid", { from: "server", derived: true }),
      followers: f.count("Seguidores", "Followers", { from: "server" }),
    }),
    part("Contato", "Contact", {
      phone: f.phone("Telefone", "Phone", { searched: true }),
      whatsapp: f.phone("WhatsApp", "WhatsApp"),
      email: f.email("E-mail", "Email", { searched: true }),
      website: f.link("Site", "Website"),
      instagram: f.link("Instagram", "Instagram"),
      facebook: f.link("Facebook", "Facebook"),
    }),
  ],
  status: {
    first: "TRIAL",
    values: {
      TRIAL: ["Em teste", "Trial", "info"],
      ACTIVE: ["Ativo", "Active", "success"],
      OVERDUE: ["Inadimplente", "Overdue", "warning"],
      INACTIVE: ["Inativo", "Inactive", "off"],
    },
    moves: {
      TRIAL: ["ACTIVE", "INACTIVE"],
      ACTIVE: ["OVERDUE", "INACTIVE"],
      OVERDUE: ["ACTIVE", "INACTIVE"],
      INACTIVE: ["ACTIVE"],
    },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "OVERDUE.ACTIVE": ["Marcar como em dia", "Mark as up to date"],
      OVERDUE: ["Marcar como inadimplente", "Mark as overdue"],
      INACTIVE: ["Desativar", "Deactivate"],
    },
  },
  columns: ["logo", "name", "segment", "stores", "liveTabloids", "followers", "plan", "status"],
  extraColumns: ["cnpj", "company", "email", "isVerified", "owner", "updatedAt"],
  filters: ["status", "segment", "plan", "isLive", "isVerified", "owner"],
})
