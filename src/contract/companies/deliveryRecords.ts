import { managesDeliveries } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part, type RowOf } from "../resource/resource.ts"
import type { Company } from "./company.ts"
import type { CompanyDelivery } from "./companyDeliveries.ts"

/** The list of delivery records and their dialog. The calls are those of the specification (section 7). */
export const deliveryRecords = defineResource({
  name: "companyDeliveries",
  path: "/company/company-delivery",
  access: managesDeliveries,
  scope: "company",
  noun: noun("registro de entrega", "registros de entrega", "m", "delivery record", "delivery records"),
  title: "company",
  parts: [
    part("Entrega", "Delivery", {
      company: f.text("Empresa", "Company", { from: "server", searched: true }),
      type: f.choice(
        "Tipo",
        "Type",
        {
          restaurant: ["Restaurante", "Restaurant"],
          supermarket: ["Supermercado", "Supermarket"],
          partner: ["Parceiro", "Partner"],
        },
        { from: "server" },
      ),
      isOpen: f.choice(
        "Loja",
        "Store",
        { true: ["Aberta", "Open"], false: ["Fechada", "Closed"] },
        { required: true, initial: "false" },
      ),
      isManual: f.choice(
        "Modo",
        "Mode",
        {
          false: ["Automático: segue o horário da loja", "Automatic: follows store hours"],
          true: [
            "Manual: continua assim até alguém mudar",
            "Manual: stays this way until someone changes it",
          ],
        },
        { required: true, initial: "false" },
      ),
      changedAt: f.moment("Desde", "Since", { from: "server" }),
      changedBy: f.text("Alterado por", "Changed by", { from: "server" }),
    }),
  ],
  columns: ["company", "type", "isOpen", "changedAt", "changedBy"],
  extraColumns: ["isManual"],
  filters: ["owner", "type", "isOpen", "isManual", "changedAt"],
  sentences: {
    title: ["Entregas das empresas", "Company deliveries"],
    count_one: ["{{count}} empresa com entrega", "{{count}} company with delivery"],
    count_other: ["{{count}} empresas com entrega", "{{count}} companies with delivery"],
    loadFailed: [
      "Não foi possível carregar as entregas das empresas",
      "Could not load the company deliveries",
    ],
    edit: ["Editar entrega", "Edit delivery"],
    view: ["Ver entrega", "View delivery"],
    editTitle: ["Entrega de {{name}}", "Delivery for {{name}}"],
    viewTitle: ["Entrega de {{name}}", "Delivery for {{name}}"],
    removeAsk: [
      "{{name}} vai parar de entregar. Excluir o registro de entrega para sempre?",
      "{{name}} will no longer deliver. Permanently delete its delivery record?",
    ],
    "bulk.opening": ["Abrir ou fechar", "Open or close"],
    "bulk.opening.open": ["Abrir, até alguém mudar", "Open, until someone changes it"],
    "bulk.opening.close": ["Fechar, até alguém mudar", "Close, until someone changes it"],
    "bulk.opening.hours": ["Seguir o horário da loja", "Follow store hours"],
    manual: ["Manual", "Manual"],
    nobody: ["Horário da loja", "Store hours"],
    unnamed: ["Empresa {{id}}", "Company {{id}}"],
    taken: [
      "Esta empresa já tem um registro de entrega. Procure por ela na lista.",
      "This company already has a delivery record. Find it in the list.",
    ],
  },
})

/** A delivery record as its list and dialog show it. */
export type DeliveryRow = RowOf<typeof deliveryRecords> & Pick<CompanyDelivery, "changesAt" | "timeZone">

const ownerOf = ({ _id, name, timeZone }: Company): f.Reference => ({
  _id,
  label: name ?? "",
  ...(timeZone !== undefined && { timeZone }),
})

/** As much of a delivery record as an answer holds, as its list and dialog show it. Unknown fields stay. */
export const deliveryRow = ({
  company,
  isOpen,
  isManual,
  ...rest
}: Partial<CompanyDelivery>): Partial<DeliveryRow> => ({
  ...rest,
  ...(company && {
    owner: ownerOf(company),
    company: company.name || `#${company._id}`,
    type: company.type ?? null,
  }),
  ...(isOpen !== undefined && { isOpen: isOpen ? "true" : "false" }),
  ...(isManual !== undefined && { isManual: isManual ? "true" : "false" }),
})
