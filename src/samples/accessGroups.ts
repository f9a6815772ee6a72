import type { PermissionName } from "../contract/access/permissionNames.ts"
import type { accessGroups } from "../contract/resources/accessGroups.ts"
import type { GivenRow } from "./givenRow.ts"

/** Title, description, permissions, and the company by its place. */
const groups: ReadonlyArray<
  readonly [
    title: string,
    description: string,
    permissions: ReadonlyArray<PermissionName>,
    company?: number,
    isOff?: true,
  ]
> = [
  [
    "Plantão de fim de semana",
    "Quem cuida dos pedidos e do WhatsApp aos sábados e domingos.",
    ["accessToFoodOrders", "accessToMarketOrders", "accessToWhatsAppChat"],
  ],
  [
    "Cobertura de férias",
    "Fecha o caixa e abre a loja enquanto a gerência está fora.",
    ["accessToHoursCompany", "accessToCompanyDelivery", "accessToTransactions"],
    1,
  ],
  [
    "Campanha de Natal",
    "Cria cupons, banners e pop-ups da campanha.",
    ["accessToCouponsCoupon", "accessToEstablishmentSlider", "accessToToolsPopup"],
  ],
  ["Auditoria externa", "Lê os registros de atividade durante a auditoria.", ["accessToLogsLog"]],
  ["Inventário", "Conta o estoque do mercado uma vez por trimestre.", ["accessToRegisterProduct"], 2],
  [
    "Treinamento",
    "Abre a academia e os chamados.",
    ["accessToHelpDeskAcademyecbr", "accessToHelpDeskTickets"],
  ],
  ["Piloto de cardápios", "Encerrado em março.", ["accessToMultiMenu", "accessToAccessoriesMenu"], 1, true],
]

/** Groups of the demo's application that give people more than their roles do. */
export const sampleAccessGroups: ReadonlyArray<GivenRow<typeof accessGroups>> = groups.map(
  ([title, description, permissions, company, isOff]) => ({
    title,
    description,
    permissions,
    ...(company !== undefined && { company }),
    isActive: isOff !== true,
  }),
)
