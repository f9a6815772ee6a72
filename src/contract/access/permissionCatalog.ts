import type { PermissionName } from "./permissionNames.ts"

/** A text in both interface languages. */
export interface Bilingual {
  readonly ptBr: string
  readonly en: string
}

/** A parent permission with its children, as a role's dialog shows them. */
export interface PermissionGroup {
  /** Name of the parent itself; it opens nothing, it groups. */
  readonly name: string
  readonly title: Bilingual
  readonly children: ReadonlyArray<readonly [PermissionName, ptBr: string, en: string]>
}

/** Every permission name once, under its parent, in the order of the dialog. */
export const permissionCatalog: ReadonlyArray<PermissionGroup> = [
  {
    name: "groupPlatform",
    title: { ptBr: "Plataforma", en: "Platform" },
    children: [
      ["accessToRoot", "Administração geral", "Root administration"],
      ["accessToGlobal", "Acesso à maioria das telas", "Access to most screens"],
      ["accessToApplications", "Aplicações", "Applications"],
      ["accessToFranchises", "Franquias", "Franchises"],
    ],
  },
  {
    name: "groupDashboards",
    title: { ptBr: "Painel e relatórios", en: "Dashboard and reports" },
    children: [
      ["accessToDashboard", "Ver o painel", "View the dashboard"],
      ["accessToReportFinance", "Relatório financeiro", "Financial report"],
      ["accessToReportOrder", "Relatório de pedidos", "Order report"],
    ],
  },
  {
    name: "groupOrders",
    title: { ptBr: "Pedidos", en: "Orders" },
    children: [
      ["accessToFoodOrders", "Pedidos do restaurante", "Restaurant orders"],
      ["accessToMarketOrders", "Pedidos do supermercado", "Supermarket orders"],
      ["accessToShoppingCart", "Pedidos por canal", "Orders by channel"],
      ["accessToCart", "Carrinhos", "Carts"],
    ],
  },
  {
    name: "groupMenu",
    title: { ptBr: "Cardápio e produtos", en: "Menu and products" },
    children: [
      ["accessToFoodMenu", "Cardápio", "Menu"],
      ["accessToMultiMenu", "Multicardápios", "Multiple menus"],
      ["accessToAccessoriesMenu", "Complementos", "Extras"],
      ["accessToRegisterProduct", "Produtos", "Products"],
      ["accessToManagementImageBank", "Banco de imagens", "Image bank"],
    ],
  },
  {
    name: "groupCompany",
    title: { ptBr: "Empresa", en: "Company" },
    children: [
      ["accessToCompanyGroup", "Grupos de empresas", "Company groups"],
      ["accessToCompanyCompany", "Empresas", "Companies"],
      ["accessToCouponsCoupon", "Cupons", "Coupons"],
      ["accessToCompanyDelivery", "Entregas das empresas", "Company deliveries"],
      ["accessToCompanySegment", "Segmentos", "Segments"],
      ["accessToCompanyContract", "Contratos", "Contracts"],
      ["accessToHoursCompany", "Horários de funcionamento", "Opening hours"],
    ],
  },
  {
    name: "groupContact",
    title: { ptBr: "Atendimento", en: "Contact center" },
    children: [
      ["accessToWhatsAppChat", "Conversas do WhatsApp", "WhatsApp conversations"],
      ["accessToWhatsAppContacts", "Contatos", "Contacts"],
      ["accessToWhatsappMessages", "Mensagens da própria empresa", "Own company’s messages"],
      ["accessToHelpDeskTickets", "Chamados", "Tickets"],
      ["accessToHelpDeskAcademyecbr", "Academia", "Academy"],
      ["accessToMail", "E-mail", "Mail"],
      ["accessToSupport", "Suporte", "Support"],
    ],
  },
  {
    name: "groupDelivery",
    title: { ptBr: "Entregadores", en: "Delivery people" },
    children: [
      ["accessToDeliveryRecord", "Entregadores", "Delivery people"],
      ["accessToShopperShopper", "Separadores", "Shoppers"],
      ["accessToSingleDeliveryCredits", "Créditos de entregas avulsas", "Loose delivery credits"],
    ],
  },
  {
    name: "groupFinance",
    title: { ptBr: "Financeiro", en: "Finance" },
    children: [
      ["accessToFinancial", "Financeiro", "Finance"],
      ["accessToTransactions", "Transações", "Transactions"],
      ["accessToTransactionsBraspag", "Transações Braspag", "Braspag transactions"],
      ["acessToPayableReceivable", "Contas a pagar e a receber", "Payables and receivables"],
      ["accessToTypePayments", "Tipos de pagamento", "Payment types"],
      ["accessToMethodsPayments", "Formas de pagamento", "Payment methods"],
      ["accessToPaymentmethos", "Formas de pagamento do supermercado", "Supermarket payment methods"],
    ],
  },
  {
    name: "groupStudio",
    title: { ptBr: "Estúdio gráfico", en: "Graphic studio" },
    children: [
      ["accessToGraphicStudioSettings", "Parâmetros do estúdio", "Studio parameters"],
      ["accessToGraphicStudioThemesModel", "Modelos de temas", "Theme models"],
      ["accessToGraphicStudioCompany", "Histórico por empresa", "History by company"],
      ["accessToGraphicStudioShare", "Compartilhar artes", "Share artwork"],
      ["accessToLinksPage", "Página de links", "Link page"],
    ],
  },
  {
    name: "groupOffers",
    title: { ptBr: "Super Panfleto", en: "Super Panfleto" },
    children: [
      ["accessToAppOffer", "Painel de ofertas", "Offer dashboard"],
      ["accessToCompany", "Empresas anunciantes", "Advertising companies"],
      ["accessToGroup", "Lojas", "Stores"],
      ["accessToFonts", "Fontes", "Fonts"],
      ["accessToAppOfferSlider", "Banners", "Banners"],
      ["accessToAppOfferTabloids", "Tabloides", "Tabloids"],
      ["accessToAppOfferFavorites", "Favoritos", "Favorites"],
      ["accessToAppOfferPerson", "Pessoas", "People"],
      ["accessToAppOfferCities", "Cidades", "Cities"],
      ["accessToAppOfferStates", "Estados", "States"],
      ["accessToAppOfferCountries", "Países", "Countries"],
      ["accessToSite", "Site", "Site"],
    ],
  },
  {
    name: "groupTools",
    title: { ptBr: "Ferramentas", en: "Tools" },
    children: [
      ["accessToToolsNotifications", "Notificações", "Notifications"],
      ["accessToTopicNotification", "Tópicos de notificação", "Notification topics"],
      ["accessToToolsPopup", "Pop-ups", "Pop-ups"],
      ["accessToEstablishmentSlider", "Banners da loja", "Store banners"],
      ["accessToSupermarketTabloid", "Tabloides do supermercado", "Supermarket tabloids"],
      ["accessToShowTerms", "Termos", "Terms"],
      ["accessToPartnersLicense", "Licenças de parceiros", "Partner licenses"],
    ],
  },
  {
    name: "groupRegisters",
    title: { ptBr: "Cadastros e acesso", en: "Registers and access" },
    children: [
      ["accessToUserUser", "Usuários e papéis", "Users and roles"],
      ["accessToPersonPerson", "Pessoas", "People"],
      ["accessToDepartmentDepartment", "Departamentos", "Departments"],
      ["accessToAccessGroup", "Grupos de acesso", "Access groups"],
      ["accessToAclModule", "Módulos de acesso", "Access modules"],
      ["accessToAclGroups", "Grupos de permissões", "Permission groups"],
      ["accessToAclRoutes", "Rotas e permissões", "Routes and permissions"],
      ["accessToLogsLog", "Registros de atividade", "Activity log"],
    ],
  },
  {
    name: "groupSettings",
    title: { ptBr: "Configurações", en: "Settings" },
    children: [
      ["accessToSettingsCity", "Cidades atendidas", "Cities served"],
      ["accessToSettingsTypesUsers", "Tipos de usuário", "User types"],
      ["accessToSettingsController", "Configurações gerais", "General settings"],
      ["accessToPackingPacking", "Embalagens", "Packaging"],
    ],
  },
]
