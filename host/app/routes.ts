import { type Bilingual, home, login, loginTitle } from "./addresses.ts"
import { type Gate, managesAccess, type PermissionName } from "balcao/contract"

/** What a lazily loaded screen file exports: the page itself. */
export interface ScreenFile {
  readonly default: () => React.ReactNode
}

/** Where a route stands in the side menu. */
export interface MenuPlace {
  readonly group: GroupId
  /** From 1, in the order of the specification. */
  readonly order: number
  /** When the route has parameters: the path with them filled in. */
  readonly to?: string
  /** Otherwise the route's own. */
  readonly label?: Bilingual
  /** Who sees the entry, where the specification names other permissions than the route's. */
  readonly shownTo?: ReadonlyArray<PermissionName> | Gate
}

/** What one may create, and where. */
export interface Creation {
  readonly label: Bilingual
  readonly to: string
  readonly access: Gate
}

/** One route of section 2. */
export interface Route {
  /** As the specification writes it, without the first slash: `{x}` is a parameter, `users:id` is literal. */
  readonly path: string
  /** Other spellings that lead to the same screen. */
  readonly also?: ReadonlyArray<string>
  /** Within the shell and behind login, outside and open to all, or an error page. */
  readonly place: "shell" | "public" | "error"
  /** The heading of the page. */
  readonly title: Bilingual
  /** Its shorter name in the menu and the breadcrumbs. */
  readonly label?: Bilingual
  readonly description?: Bilingual
  /** One of these opens it; without a list, anyone signed in may (section 2, "without a permission guard"). */
  readonly needs?: ReadonlyArray<PermissionName>
  readonly menu?: ReadonlyArray<MenuPlace>
  /** What is created from here: offered as a quick action and in the command palette. */
  readonly creates?: Creation
  /** The path of the page above it in the breadcrumbs. */
  readonly under?: string
  /** The values its parameters may take, where they are a closed set; any other value is not found. */
  readonly values?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Where it sends on; it then has no screen. */
  readonly redirect?: string
  /** Without one, a page says that it is not built yet. */
  readonly screen?: () => Promise<ScreenFile>
}

const both = (ptBr: string, en: string): Bilingual => ({ ptBr, en })

/** The groups of the side menu, in the order of the specification. `alone`: shown as one entry, without a fold. */
export const groups = [
  { id: "dashboard", icon: "layoutDashboard", title: both("Painel", "Dashboard"), alone: true },
  { id: "applications", icon: "layers", title: both("Aplicações", "Applications"), alone: true },
  { id: "franchises", icon: "building2", title: both("Franquias", "Franchises"), alone: true },
  // Not in the specification's list: section 2 has the screens and names no way to them.
  { id: "userManagement", icon: "users", title: both("Gestão de usuários", "User Management"), alone: false },
  { id: "company", icon: "store", title: both("Empresa", "Company"), alone: false },
  { id: "permissions", icon: "keyRound", title: both("Permissões", "Permissions"), alone: false },
  { id: "tools", icon: "wrench", title: both("Ferramentas", "Tools"), alone: false },
  { id: "superPanfleto", icon: "newspaper", title: both("Super Panfleto", "Super Panfleto"), alone: false },
  { id: "helpDesk", icon: "lifeBuoy", title: both("Central de ajuda", "Help desk"), alone: false },
  {
    id: "restaurants",
    icon: "utensils",
    title: both("Restaurantes online", "Restaurants online"),
    alone: false,
  },
  {
    id: "supermarket",
    icon: "shoppingBasket",
    title: both("Supermercado online", "Online supermarket"),
    alone: false,
  },
  { id: "graphicStudio", icon: "palette", title: both("Estúdio gráfico", "Graphic studio"), alone: false },
  { id: "linkPage", icon: "link", title: both("Página de links", "Link page"), alone: true },
  { id: "application", icon: "smartphone", title: both("Aplicativo", "Application"), alone: false },
  { id: "settings", icon: "settings", title: both("Configurações", "Settings"), alone: false },
  { id: "registers", icon: "folder", title: both("Cadastros", "Registers"), alone: false },
  { id: "admin", icon: "shield", title: both("Administração", "Admin"), alone: false },
  { id: "support", icon: "bug", title: both("Suporte", "Support"), alone: false },
  { id: "reports", icon: "chartColumn", title: both("Relatórios", "Reports"), alone: false },
  { id: "dashboards", icon: "monitor", title: both("Painéis", "Dashboards"), alone: false },
  { id: "marketing", icon: "megaphone", title: both("Marketing", "Marketing"), alone: false },
  { id: "partners", icon: "handshake", title: both("Parceiros", "Partners"), alone: false },
  { id: "finance", icon: "wallet", title: both("Financeiro", "Finance"), alone: false },
  {
    id: "looseDeliveries",
    icon: "parcel",
    title: both("Entregas avulsas", "Loose deliveries"),
    alone: false,
  },
] as const

/** One group of the side menu. */
export type Group = (typeof groups)[number]
type GroupId = Group["id"]

type Rest = Omit<Route, "path" | "place" | "title">

const inShell = (path: string, ptBr: string, en: string, rest: Rest = {}): Route => ({
  path,
  place: "shell",
  title: both(ptBr, en),
  ...rest,
})
const open = (path: string, ptBr: string, en: string, rest: Rest = {}): Route => ({
  ...inShell(path, ptBr, en, rest),
  place: "public",
})
const forward = (path: string, redirect: string, place: Route["place"]): Route => ({
  path,
  place,
  title: both("", ""),
  redirect,
})

/** The list and its editor are one screen at two addresses. */
const deliveryPeople = () => import("./pages/deliveryPeople/DeliveryPeoplePage.tsx")

/** The named permission, or accessToGlobal, which "grants access in most routes alongside" (section 6). */
const any = (...names: ReadonlyArray<PermissionName>): ReadonlyArray<PermissionName> => [
  "accessToGlobal",
  ...names,
]
const rootOnly: ReadonlyArray<PermissionName> = ["accessToRoot"]

const at = (group: GroupId, order: number, rest: Omit<MenuPlace, "group" | "order"> = {}): MenuPlace => ({
  group,
  order,
  ...rest,
})

/** What orders and loose deliveries are of: section 2 has a group of the menu for each. */
const channels = { type: ["restaurant", "supermarket"] }

const outside: ReadonlyArray<Route> = [
  forward("auth", login, "public"),
  open("auth/login", loginTitle.ptBr, loginTitle.en, { screen: () => import("./pages/login/LoginPage.tsx") }),
  open("auth/register", "Criar conta", "Create account", {
    screen: () => import("./pages/register/RegisterPage.tsx"),
  }),
  open("auth/forgot-password", "Esqueci minha senha", "Forgot password", {
    screen: () => import("./pages/forgotPassword/ForgotPasswordPage.tsx"),
  }),
  open("user-privacy/{application}", "Política de privacidade", "Privacy policy", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  open("user-privacy/{application}/{userType}", "Política de privacidade", "Privacy policy", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  open("ask-delete-account/{application}", "Excluir minha conta", "Delete my account", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  open("shopping-cart/restaurant/print", "Imprimir comanda", "Print order ticket", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  open("shopping-cart/supermarket/print-fiscal", "Imprimir cupom fiscal", "Print fiscal receipt", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  open("shopping-cart/supermarket/print", "Imprimir lista de separação", "Print picking list", {
    screen: () => import("./pages/outside/OutsidePage.tsx"),
  }),
  {
    path: "error/403",
    place: "error",
    title: both("403... Acesso negado", "403... Access denied"),
    screen: () => import("./pages/error/DeniedPage.tsx"),
  },
  {
    path: "error/{type}",
    place: "error",
    title: both("Ops! Algo deu errado por aqui", "OOPS! Something went wrong here"),
    screen: () => import("./pages/error/FaultPage.tsx"),
  },
]

/*
 * Gates by name: each gated route lists the permission of section 6 that corresponds to it. Where several could,
 * the order of that list, which follows the order of the routes, decides (accessToTransactions stands at the
 * finance routes, accessToGroup at appoffer/store). accessToSupport and accessToReportFinance correspond to no
 * gated route and open none.
 */
const gated: ReadonlyArray<Route> = [
  // Root alone (section 6), while section 2 also shows it to accessToFranchises: the menu hides what does not open.
  inShell("franchises", "Franquias", "Franchises", {
    needs: rootOnly,
    menu: [at("franchises", 1, { to: "/franchises/", shownTo: ["accessToRoot", "accessToFranchises"] })],
  }),
  inShell("company/group", "Grupos de empresas", "Company groups", {
    label: both("Grupos", "Groups"),
    needs: any("accessToCompanyGroup"),
    menu: [at("company", 1)],
  }),
  inShell("company/company", "Empresas", "Companies", {
    needs: any("accessToCompanyCompany"),
    menu: [at("company", 2)],
  }),
  inShell("company/coupon", "Cupons", "Coupons", {
    needs: any("accessToCouponsCoupon"),
    menu: [at("company", 7)],
  }),
  inShell("company/delivery", "Entregas das empresas", "Company deliveries", {
    label: both("Entrega", "Delivery"),
    description: both(
      "Quais lojas estão abertas agora e quais foram abertas ou fechadas manualmente.",
      "Which stores are open now, and which were opened or closed manually.",
    ),
    needs: any("accessToCompanyDelivery"),
    menu: [at("company", 3)],
    screen: () => import("./pages/companyDeliveries/CompanyDeliveriesPage.tsx"),
  }),
  inShell("company/segment", "Segmentos", "Segments", {
    needs: any("accessToCompanySegment"),
    menu: [at("company", 4)],
  }),
  inShell("company/contract", "Contratos", "Contracts", {
    needs: any("accessToCompanyContract"),
    menu: [at("company", 5)],
  }),
  inShell("company/opening-hours", "Horários de funcionamento", "Opening hours", {
    label: both("Horários", "Opening hours"),
    needs: any("accessToHoursCompany"),
    menu: [at("company", 6)],
  }),
  inShell("chat/private-chat", "Atendimento no WhatsApp", "WhatsApp chat", {
    needs: any("accessToWhatsAppChat"),
  }),
  inShell("chat/contacts", "Contatos do WhatsApp", "WhatsApp contacts", {
    needs: any("accessToWhatsAppContacts"),
  }),
  inShell("graphic-studio/customers", "Clientes do estúdio", "Studio customers", {
    label: both("Clientes", "Customers"),
    needs: any("accessToGraphicStudioSettings", "accessToGraphicStudioCompany"),
    menu: [at("graphicStudio", 1)],
  }),
  inShell("graphic-studio/themes-model", "Modelos de temas", "Theme models", {
    needs: any("accessToGraphicStudioThemesModel"),
    menu: [at("graphicStudio", 2)],
  }),
  inShell("graphic-studio/parameters", "Parâmetros do estúdio", "Studio parameters", {
    label: both("Parâmetros", "Parameters"),
    needs: any("accessToGraphicStudioSettings"),
    menu: [at("graphicStudio", 3)],
  }),
  inShell("graphic-studio/histories", "Histórico de artes", "Artwork history", {
    label: both("Histórico", "History"),
    needs: any("accessToGraphicStudioSettings"),
    menu: [at("graphicStudio", 4)],
  }),
  inShell("graphic-studio/histories-company", "Histórico por empresa", "History by company", {
    needs: any("accessToGraphicStudioCompany"),
    menu: [at("graphicStudio", 5)],
  }),
  inShell("graphic-studio/share", "Compartilhar artes", "Share artwork", {
    label: both("Compartilhar", "Share"),
    needs: any("accessToGraphicStudioShare"),
    menu: [at("graphicStudio", 6)],
  }),
  inShell("logs-log", "Registros de atividade", "Activity log", {
    needs: any("accessToLogsLog"),
    menu: [at("admin", 5)],
  }),
  inShell("department-department", "Departamentos", "Departments", {
    needs: any("accessToDepartmentDepartment"),
    menu: [at("registers", 5)],
  }),
  inShell("establishment-slider", "Banners da loja", "Store banners", {
    needs: any("accessToEstablishmentSlider"),
    menu: [at("tools", 3)],
  }),
  inShell("supermarket-tabloid", "Tabloides do supermercado", "Supermarket tabloids", {
    needs: any("accessToSupermarketTabloid"),
  }),
  inShell("tools-notifications", "Notificações", "Notifications", {
    needs: any("accessToToolsNotifications"),
    menu: [at("tools", 1)],
  }),
  inShell("topic-notification", "Tópicos de notificação", "Notification topics", {
    needs: any("accessToTopicNotification"),
    menu: [at("tools", 4)],
  }),
  inShell("app/popup", "Pop-ups", "Pop-ups", {
    needs: any("accessToToolsPopup"),
    menu: [at("application", 3)],
  }),
  inShell("delivery-deliveryrecord", "Entregadores", "Delivery people", {
    description: both(
      "Quem entrega, a situação de cada pessoa e o que falta pagar.",
      "Who delivers, their status, and what is left to pay.",
    ),
    needs: any("accessToDeliveryRecord"),
    menu: [at("registers", 1)],
    creates: {
      label: both("Novo entregador", "New delivery person"),
      to: "/delivery-deliveryrecord/new",
      access: { anyOf: any("accessToDeliveryRecord") },
    },
    screen: deliveryPeople,
  }),
  inShell("accessgroup-accessGroup", "Grupos de acesso", "Access groups", {
    needs: any("accessToAccessGroup"),
    menu: [at("admin", 6)],
  }),
  inShell("shopping-cart/{type}", "Pedidos", "Orders", {
    values: channels,
    needs: any("accessToShoppingCart", "accessToFoodOrders", "accessToMarketOrders"),
    menu: [
      at("restaurants", 1, {
        to: "/shopping-cart/restaurant",
        shownTo: any("accessToShoppingCart", "accessToFoodOrders"),
      }),
      at("supermarket", 1, {
        to: "/shopping-cart/supermarket",
        shownTo: any("accessToShoppingCart", "accessToMarketOrders"),
      }),
    ],
  }),
  inShell("food-menu", "Cardápio", "Menu", {
    needs: any("accessToFoodMenu"),
    menu: [at("restaurants", 3)],
  }),
  inShell("multi-menu", "Multicardápios", "Multiple menus", {
    needs: any("accessToMultiMenu"),
    menu: [at("restaurants", 4)],
  }),
  inShell("multi-menu/items/{menuId}", "Itens do cardápio", "Menu items", {
    needs: any("accessToMultiMenu"),
    under: "multi-menu",
  }),
  inShell("accessories-menu", "Complementos", "Extras", { needs: any("accessToAccessoriesMenu") }),
  inShell("person-person", "Pessoas", "People", {
    needs: any("accessToPersonPerson"),
    menu: [at("registers", 4)],
  }),
  inShell("management-imagebank", "Banco de imagens", "Image bank", {
    needs: any("accessToManagementImageBank"),
    menu: [at("admin", 4)],
  }),
  inShell("product", "Produtos", "Products", {
    needs: any("accessToRegisterProduct"),
    menu: [at("supermarket", 3)],
  }),
  inShell("product/{historic}", "Histórico de produtos", "Product history", {
    needs: any("accessToRegisterProduct"),
    under: "product",
  }),
  inShell("bankproduct-without-integration", "Banco de produtos", "Product bank", {
    needs: any("accessToRegisterProduct"),
    menu: [at("supermarket", 4)],
  }),
  inShell("bankproduct-without-integration/{historic}", "Histórico de importações", "Import history", {
    needs: any("accessToRegisterProduct"),
    under: "bankproduct-without-integration",
  }),
  inShell("settings-city", "Cidades atendidas", "Cities served", {
    needs: any("accessToSettingsCity"),
    menu: [at("settings", 3)],
  }),
  inShell("settings-types-users", "Tipos de usuário", "User types", {
    needs: any("accessToSettingsTypesUsers"),
    menu: [at("settings", 4)],
  }),
  inShell("shopper-shopper", "Separadores", "Shoppers", {
    needs: any("accessToShopperShopper"),
    menu: [at("registers", 2)],
  }),
  inShell("packing-packing", "Embalagens", "Packaging", {
    needs: any("accessToPackingPacking"),
    menu: [at("settings", 5)],
  }),
  inShell("user-user", "Usuários da plataforma", "Platform users", {
    label: both("Usuários", "Users"),
    needs: any("accessToUserUser"),
    menu: [at("registers", 3)],
  }),
  inShell("settings-controller", "Controladores", "Controllers", {
    needs: any("accessToSettingsController"),
    menu: [at("settings", 7)],
  }),
  inShell("acl-module", "Módulos de acesso", "Access modules", {
    needs: any("accessToAclModule"),
    menu: [at("settings", 6)],
  }),
  inShell("adm/acl-groups", "Grupos de permissões", "Permission groups", {
    label: both("Grupos", "Groups"),
    needs: any("accessToAclGroups"),
    menu: [at("permissions", 1)],
  }),
  inShell("adm/acl-routes", "Rotas e permissões", "Routes and permissions", {
    label: both("Rotas", "Routes"),
    needs: any("accessToAclRoutes"),
    menu: [at("permissions", 2)],
  }),
  inShell("finance/type-payments", "Tipos de pagamento", "Payment types", {
    needs: any("accessToTypePayments"),
    menu: [at("finance", 3)],
  }),
  inShell("finance/methods-payments", "Formas de pagamento", "Payment methods", {
    needs: any("accessToMethodsPayments"),
    menu: [at("finance", 4)],
  }),
  inShell("page-links/links", "Página de links", "Link page", {
    needs: any("accessToLinksPage"),
    menu: [at("linkPage", 1)],
  }),
  inShell("finance/invoice", "Faturas", "Invoices", {
    needs: any("accessToTransactions", "accessToFinancial"),
    menu: [at("finance", 6)],
  }),
  inShell("finance/credits", "Créditos de entregas avulsas", "Loose delivery credits", {
    label: both("Créditos", "Credits"),
    needs: any("accessToTransactions", "accessToSingleDeliveryCredits"),
    menu: [at("looseDeliveries", 1)],
  }),
  inShell("finance/company-history/{companyType}", "Histórico de empresas", "Company history", {
    values: { companyType: ["periodic", "pix"] },
    needs: any("accessToTransactions", "accessToSingleDeliveryCredits"),
    menu: [
      at("looseDeliveries", 2, {
        to: "/finance/company-history/periodic",
        label: both("Histórico periódico", "Periodic history"),
      }),
      at("looseDeliveries", 3, {
        to: "/finance/company-history/pix",
        label: both("Histórico PIX", "PIX history"),
      }),
    ],
  }),
  inShell("finance/payable-receivable", "Contas a pagar e a receber", "Payables and receivables", {
    needs: any("acessToPayableReceivable"),
    menu: [at("finance", 1)],
  }),
  inShell("appoffer/fonts", "Fontes", "Fonts", {
    needs: any("accessToFonts"),
    menu: [at("superPanfleto", 4)],
  }),
  inShell("appoffer/store", "Lojas do Super Panfleto", "Super Panfleto stores", {
    label: both("Lojas", "Stores"),
    needs: any("accessToGroup"),
    menu: [at("superPanfleto", 3)],
  }),
  inShell("appoffer/dashboard", "Painel do Super Panfleto", "Super Panfleto dashboard", {
    label: both("Painel", "Dashboard"),
    needs: any("accessToAppOffer"),
    menu: [at("superPanfleto", 1)],
  }),
  inShell("appoffer/company", "Empresas do Super Panfleto", "Super Panfleto companies", {
    label: both("Empresas", "Companies"),
    needs: any("accessToCompany"),
    menu: [at("superPanfleto", 2)],
  }),
  inShell("appoffer/region/cities", "Cidades do Super Panfleto", "Super Panfleto cities", {
    label: both("Cidades", "Cities"),
    needs: any("accessToAppOfferCities"),
    menu: [at("superPanfleto", 9)],
  }),
  inShell("appoffer/region/states", "Estados do Super Panfleto", "Super Panfleto states", {
    label: both("Estados", "States"),
    needs: any("accessToAppOfferStates"),
    menu: [at("superPanfleto", 10)],
  }),
  inShell("appoffer/region/countries", "Países do Super Panfleto", "Super Panfleto countries", {
    label: both("Países", "Countries"),
    needs: any("accessToAppOfferCountries"),
    menu: [at("superPanfleto", 11)],
  }),
  inShell("appoffer/site", "Site do Super Panfleto", "Super Panfleto site", {
    label: both("Site", "Site"),
    needs: any("accessToSite"),
    menu: [at("superPanfleto", 12)],
  }),
  inShell("appoffer/favorites", "Favoritos do Super Panfleto", "Super Panfleto favorites", {
    label: both("Favoritos", "Favorites"),
    needs: any("accessToAppOfferFavorites"),
    menu: [at("superPanfleto", 7)],
  }),
  inShell("appoffer/person", "Pessoas do Super Panfleto", "Super Panfleto people", {
    label: both("Pessoas", "People"),
    needs: any("accessToAppOfferPerson"),
    menu: [at("superPanfleto", 8)],
  }),
  inShell("appoffer/slider", "Banners do Super Panfleto", "Super Panfleto banners", {
    label: both("Banners", "Banners"),
    needs: any("accessToAppOfferSlider"),
    menu: [at("superPanfleto", 5)],
  }),
  inShell("appoffer/tabloids", "Tabloides", "Tabloids", {
    needs: any("accessToAppOfferTabloids"),
    menu: [at("superPanfleto", 6)],
  }),
  inShell("dashboard/graphic-studio", "Painel do estúdio gráfico", "Graphic studio dashboard", {
    label: both("Estúdio gráfico", "Graphic studio"),
    needs: rootOnly,
    menu: [at("dashboards", 1)],
  }),
  inShell("dashboard/white-label", "Painel de apps white-label", "White-label dashboard", {
    label: both("White-label", "White-label"),
    needs: rootOnly,
    menu: [at("dashboards", 2)],
  }),
  inShell("dashboard/link-page", "Painel das páginas de links", "Link page dashboard", {
    label: both("Página de links", "Link page"),
    needs: rootOnly,
    menu: [at("dashboards", 3)],
  }),
  inShell("dashboard/sales-delivery", "Painel de vendas e entregas", "Sales and delivery dashboard", {
    label: both("Vendas e entregas", "Sales and delivery"),
    needs: rootOnly,
    menu: [at("dashboards", 4)],
  }),
  inShell("helpdesk/tickets", "Chamados", "Tickets", {
    needs: any("accessToHelpDeskTickets"),
    menu: [at("helpDesk", 1)],
  }),
  inShell("helpdesk/tickets/{protocol}", "Chamado", "Ticket", {
    needs: any("accessToHelpDeskTickets"),
    under: "helpdesk/tickets",
  }),
  inShell("academy-ecbr", "Academia", "Academy", {
    needs: any("accessToHelpDeskAcademyecbr"),
    menu: [at("helpDesk", 2)],
  }),
  inShell(
    "supermarketonline-paymentmethods",
    "Formas de pagamento do supermercado",
    "Supermarket payment methods",
    {
      label: both("Formas de pagamento", "Payment methods"),
      needs: any("accessToPaymentmethos"),
      menu: [at("supermarket", 6)],
    },
  ),
  inShell("report/shopping-cart", "Relatório de carrinhos", "Cart report", {
    label: both("Carrinhos", "Carts"),
    needs: any("accessToCart"),
    menu: [at("reports", 6)],
  }),
  inShell("report/order", "Relatório de pedidos", "Order report", {
    label: both("Pedidos", "Orders"),
    needs: any("accessToReportOrder"),
    menu: [at("reports", 1)],
  }),
  inShell("report/new-order", "Relatório de novos pedidos", "New order report", {
    label: both("Novos pedidos", "New orders"),
    needs: any("accessToReportOrder"),
    menu: [at("reports", 2)],
  }),
  inShell("report/group-order", "Relatório de pedidos agrupados", "Grouped order report", {
    label: both("Pedidos agrupados", "Grouped orders"),
    needs: any("accessToReportOrder"),
    menu: [at("reports", 3)],
  }),
  // Root alone (section 6), while section 2 also shows it to accessToApplications.
  inShell("admin/applications", "Aplicações", "Applications", {
    needs: rootOnly,
    menu: [at("applications", 1, { shownTo: ["accessToRoot", "accessToApplications"] })],
  }),
  inShell("loose-delivery/{type}", "Entregas avulsas", "Loose deliveries", {
    values: channels,
    needs: any("accessToFoodOrders", "accessToMarketOrders", "accessToSingleDeliveryCredits"),
    menu: [
      at("restaurants", 2, { to: "/loose-delivery/restaurant", shownTo: any("accessToFoodOrders") }),
      at("supermarket", 2, { to: "/loose-delivery/supermarket", shownTo: any("accessToMarketOrders") }),
    ],
  }),
  inShell("mail", "E-mail", "Mail", {
    needs: any("accessToMail"),
    screen: () => import("./pages/mail/MailPage.tsx"),
  }),
  // Listed among the gated routes, but section 6 names no gate for it, and everyone comes here after login:
  // a gate would send restaurant and partner staff from the login page to 403. Only the menu entry is gated.
  inShell("dashboard", "Painel", "Dashboard", {
    screen: () => import("./pages/dashboard/DashboardPage.tsx"),
    menu: [at("dashboard", 1, { shownTo: ["accessToGlobal", "accessToDashboard"] })],
  }),
]

const unguarded: ReadonlyArray<Route> = [
  inShell("company/coupon/{couponId}", "Cupom", "Coupon", { under: "company/coupon" }),
  inShell("partners/licenses", "Licenças", "Licenses", { menu: [at("partners", 1)] }),
  inShell("app/terms", "Termos", "Terms", { menu: [at("application", 2)] }),
  inShell("show-terms", "Termos de uso", "Terms of use", {
    menu: [at("partners", 2, { shownTo: any("accessToShowTerms") })],
  }),
  inShell("v1/food/menu", "Cardápio (v1)", "Menu (v1)"),
  inShell("v1-food-category", "Categorias do cardápio (v1)", "Menu categories (v1)"),
  inShell("adm/roles", "Papéis da administração", "Administration roles", {
    label: both("Papéis", "Roles"),
    menu: [at("admin", 1)],
  }),
  inShell("adm/products-bank", "Banco de produtos da plataforma", "Platform product bank", {
    label: both("Banco de produtos", "Product bank"),
    menu: [at("admin", 2)],
  }),
  inShell("adm/permissions", "Permissões da plataforma", "Platform permissions", {
    label: both("Permissões", "Permissions"),
    menu: [at("admin", 3)],
  }),
  inShell("helpdesk/faq", "Perguntas frequentes", "FAQ", { menu: [at("support", 1)] }),
  inShell("page-links/card-page/{urlbio}", "Cartão de links", "Link card", { under: "page-links/links" }),
  inShell("finance/braspag/subordinates", "Subordinados Braspag", "Braspag subordinates", {
    menu: [at("finance", 5)],
  }),
  inShell("finance/braspag/transactions", "Transações Braspag", "Braspag transactions", {
    menu: [at("finance", 7, { shownTo: any("accessToTransactionsBraspag") })],
  }),
  inShell("finance/digital-accounts/banks", "Bancos", "Banks"),
  inShell("finance/digital-accounts/agencies", "Agências", "Bank branches"),
  inShell("finance/digital-accounts/accounts", "Contas digitais", "Digital accounts"),
  inShell("finance/digital-accounts/extract", "Extrato", "Statement"),
  inShell("finance/cost-centers", "Centros de custo", "Cost centers", { menu: [at("finance", 2)] }),
  inShell("report/noc", "Central de operações", "Operations center", { menu: [at("reports", 5)] }),
  inShell("report/customer", "Relatório de clientes", "Customer report", {
    label: both("Clientes", "Customers"),
    menu: [at("reports", 7)],
  }),
  inShell("report/whatsapp-messages", "Relatório de mensagens do WhatsApp", "WhatsApp message report", {
    label: both("Mensagens do WhatsApp", "WhatsApp messages"),
    menu: [at("reports", 13)],
  }),
  inShell("report/contracts", "Relatório de contratos", "Contract report", {
    label: both("Contratos", "Contracts"),
    menu: [at("reports", 11)],
  }),
  inShell("report/access-flow", "Relatório de fluxo de acessos", "Access flow report", {
    label: both("Fluxo de acessos", "Access flow"),
    menu: [at("reports", 10)],
  }),
  inShell("report/partners", "Relatório de parceiros", "Partner report", {
    label: both("Parceiros", "Partners"),
    menu: [at("reports", 8)],
  }),
  inShell("report/theme-rank", "Ranking de temas", "Theme ranking", { menu: [at("reports", 12)] }),
  inShell("report/deliverymanlive", "Entregadores ao vivo", "Live delivery map", {
    menu: [at("reports", 4)],
    screen: () => import("./pages/deliveryMap/DeliveryMapPage.tsx"),
  }),
  inShell("report/favorite-products", "Produtos favoritos", "Favorite products", {
    menu: [at("reports", 9)],
  }),
  inShell("tools/integrations", "Integrações", "Integrations", { menu: [at("tools", 2)] }),
  inShell("app/category", "Categorias do aplicativo", "Application categories", {
    label: both("Categorias", "Categories"),
    menu: [at("application", 1)],
  }),
  inShell("supermarketonline/integrations", "Integrações do supermercado", "Supermarket integrations", {
    label: both("Integrações", "Integrations"),
    menu: [at("supermarket", 7)],
  }),
  inShell("supermarketonline/bankofarts", "Banco de artes", "Artwork bank", { menu: [at("supermarket", 5)] }),
  inShell("emails/types", "Tipos de e-mail", "Email types", { menu: [at("settings", 1)] }),
  inShell("emails/templates", "Modelos de e-mail", "Email templates", { menu: [at("settings", 2)] }),
  inShell("support/bug-orders", "Pedidos com problema", "Orders with problems", {
    menu: [at("support", 2)],
  }),
  forward("user-management", "/user-management/roles", "shell"),
  inShell("user-management/roles", "Lista de papéis", "Roles list", {
    label: both("Papéis", "Roles"),
    description: both("O que cada papel permite fazer no painel.", "What each role can do in the panel."),
    menu: [at("userManagement", 1, { shownTo: managesAccess })],
    creates: {
      label: both("Novo papel", "New Role"),
      to: "/user-management/roles?new",
      access: managesAccess,
    },
    screen: () => import("./pages/roles/RolesPage.tsx"),
  }),
  inShell("user-management/users", "Lista de usuários", "Users list", {
    also: ["user-management/users:id", "user-management/users/{id}"],
    label: both("Usuários", "Users"),
    description: both(
      "Quem entra no painel e o que cada pessoa pode fazer.",
      "Who can sign in and what each person can do.",
    ),
    menu: [at("userManagement", 2, { shownTo: managesAccess })],
    creates: {
      label: both("Novo usuário", "New user"),
      to: "/user-management/users/add",
      access: managesAccess,
    },
    screen: () => import("./pages/users/UsersPage.tsx"),
  }),
  inShell("user-management/users/add", "Criar usuário", "Create user", {
    also: ["user-management/users/add:id", "user-management/users/add/{id}"],
    label: both("Criar", "Create"),
    under: "user-management/users",
    screen: () => import("./pages/users/UserEditorPage.tsx"),
  }),
  inShell("user-management/users/edit/{id}", "Editar usuário", "Edit user", {
    also: ["user-management/users/edit"],
    label: both("Editar", "Edit"),
    under: "user-management/users",
    screen: () => import("./pages/users/UserEditorPage.tsx"),
  }),
  inShell("builder", "Construtor de layout", "Layout builder"),
  inShell("marketing/campaign", "Campanhas", "Campaigns", { menu: [at("marketing", 1)] }),
  inShell("marketing/lead", "Leads", "Leads", { menu: [at("marketing", 2)] }),
]

/** Not in the specification: why something is open to someone or what is missing, and editors with addresses. */
const own: ReadonlyArray<Route> = [
  inShell("my-access", "Meu acesso", "My access", {
    description: both(
      "O que você pode abrir, por quê e o que falta para abrir o resto.",
      "What you can open, why, and what you need to open the rest.",
    ),
    screen: () => import("./pages/access/AccessPage.tsx"),
  }),
  inShell("user-management/users/access/{id}", "Acesso explicado", "Access explained", {
    label: both("Acesso", "Access"),
    under: "user-management/users",
    screen: () => import("./pages/access/AccessPage.tsx"),
  }),
  inShell("delivery-deliveryrecord/{person}", "Entregador", "Delivery person", {
    label: both("Editar", "Edit"),
    needs: any("accessToDeliveryRecord"),
    under: "delivery-deliveryrecord",
    screen: deliveryPeople,
  }),
]

/**
 * Every route of section 2 and our own. Router, guard, side menu, breadcrumbs and page titles all derive from this
 * table.
 */
export const routes: ReadonlyArray<Route> = [
  forward("", home, "shell"),
  ...outside,
  ...gated,
  ...unguarded,
  ...own,
]
