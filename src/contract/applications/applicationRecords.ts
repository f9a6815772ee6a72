import { managesApplications, writesApplications } from "../access/access.ts"
import { limits } from "../limits.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part, type RowOf } from "../resource/resource.ts"
import { addressLimits } from "./addresses.ts"
import { applicationSentences } from "./applicationSentences.ts"

/** Only where the server keeps more than section 7 names. */
const brands = { extra: "brands" } as const
const line = { ...brands, max: limits.text.title.max } as const

/** Applications and their editor. The calls are those of the specification (section 7, applications admin API). */
export const applicationRecords = defineResource({
  name: "applications",
  path: "/v2/admin/applications",
  service: "applications",
  access: managesApplications,
  writes: writesApplications,
  scope: "platform",
  noun: noun("aplicação", "aplicações", "f", "application", "applications"),
  title: "name",
  parts: [
    part(
      "Dados",
      "General",
      {
        name: f.text("Nome", "Name", { required: true, searched: true, max: limits.text.title.max }),
        typeApp: f.choice(
          "Tipo",
          "Type",
          {
            MARKETPLACE: ["Marketplace", "Marketplace"],
            SINGLE_STORE: ["Loja única", "Single store"],
            SUPERMARKET: ["Supermercado", "Supermarket"],
            OFFERS: ["Ofertas", "Offers"],
            DELIVERYMAN: ["Entregador", "Delivery person"],
            SHOPPER: ["Separador", "Shopper"],
          },
          brands,
        ),
        state: f.choice(
          "Situação",
          "Status",
          {
            DRAFT: ["Rascunho", "Draft"],
            BUILDING: ["Em construção", "Building"],
            IN_REVIEW: ["Em análise na loja", "In store review"],
            PUBLISHED: ["Publicada", "Published"],
            SUSPENDED: ["Suspensa", "Suspended"],
            EXPIRED: ["Expirada", "Expired"],
          },
          { required: true, initial: "DRAFT" },
        ),
        upgrade: f.choice(
          "Atualização",
          "Upgrade",
          {
            NONE: ["Nenhuma", "None"],
            PENDING: ["Pendente", "Pending"],
            IN_PROGRESS: ["Em andamento", "In progress"],
            DONE: ["Concluída", "Done"],
            FAILED: ["Falhou", "Failed"],
          },
          { required: true, initial: "NONE" },
        ),
      },
      { id: "data" },
    ),
    part(
      "Estilo",
      "Style",
      {
        primaryColor: f.colour("Cor da marca", "Brand color", brands),
        logo: f.image("Logo", "Logo", brands),
        backgroundLogin: f.image("Imagem do login", "Sign-in image", brands),
        tabIcon: f.image("Ícone da aba", "Tab icon", brands),
        titleTab: f.text("Título", "Title", line),
        footerTitle: f.text("Rodapé", "Footer", line),
        expiration: f.day("Vale até", "Valid until", brands),
      },
      {
        id: "style",
        groups: [
          {
            label: ["Marca", "Brand"],
            about: [
              "Aparece nos domínios da aplicação em até 5 minutos. Sem cor ou imagem, valem as da plataforma.",
              "Shown on the application’s domains within 5 minutes. Without a color or image, the platform’s are used.",
            ],
            fields: ["primaryColor", "logo", "backgroundLogin", "tabIcon"],
          },
          {
            label: ["Textos", "Texts"],
            about: ["Na aba do navegador e no rodapé.", "In the browser’s tab and in the footer."],
            fields: ["titleTab", "footerTitle", "expiration"],
          },
        ],
      },
    ),
    part(
      "Domínios",
      "Domains",
      {
        domains: f.list(
          "Domínios",
          "Domains",
          { domain: f.text("Domínio", "Domain", { required: true, max: addressLimits.maxDomain }) },
          { ...brands, max: addressLimits.maxDomains },
        ),
      },
      { id: "domains" },
    ),
    part(
      "Firebase",
      "Firebase",
      {
        databaseURL: f.link("Endereço do Realtime Database", "Realtime Database address", brands),
        projectId: f.text("ID do projeto", "Project ID", line),
        apiKey: f.text("Chave da API", "API key", line),
        appId: f.text("ID do aplicativo", "App ID", line),
        messagingSenderId: f.text("ID do remetente", "Sender ID", line),
      },
      { id: "firebase" },
    ),
    part(
      "Versões",
      "Versions",
      {
        appleId: f.text("ID na App Store", "App Store ID", line),
        iosVersion: f.text("Versão para iOS", "iOS version", line),
        playId: f.text("ID no Google Play", "Google Play ID", line),
        androidVersion: f.text("Versão para Android", "Android version", line),
        minVersion: f.text("Versão mínima", "Minimum version", line),
      },
      { id: "versions" },
    ),
  ],
  columns: ["name", "typeApp", "state", "upgrade", "expiration", "updatedAt"],
  extraColumns: ["id", "iosVersion", "androidVersion", "minVersion"],
  filters: [],
  editor: "page",
  copies: {
    without: ["name", "domains", "databaseURL", "projectId", "apiKey", "appId", "messagingSenderId"],
  },
  sentences: applicationSentences,
})

/** An application as its list and editor show it. */
export type ApplicationRow = RowOf<typeof applicationRecords>
