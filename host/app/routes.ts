import { type Bilingual, home, login, loginTitle } from "./addresses.ts"
import {
  type Access,
  type Extra,
  type Gate,
  keepsBooks,
  type ListName,
  managesAccess,
  managesApplication,
  mendsOrders,
  type PermissionName,
} from "balcao/contract"

/** The position of a route in the side menu. */
export interface MenuPlace {
  readonly group: GroupId
  /** From 1, in the order of the specification. */
  readonly order: number
  /** For a route with parameters: the path with their values. */
  readonly to?: string
  /** Defaults to the route's own label. */
  readonly label?: Bilingual
  /** Users who see the entry, if the specification names permissions other than the route's. */
  readonly shownTo?: ReadonlyArray<PermissionName> | Gate
}

/** A record that can be created, and where. */
export interface Creation {
  readonly label: Bilingual
  readonly to: string
  readonly access: Gate
}

/** The screens written by hand; `screens.ts` fetches them. */
export type ScreenName =
  | "login"
  | "register"
  | "forgotPassword"
  | "resetPassword"
  | "confirmAccount"
  | "contractAcceptance"
  | "trackDelivery"
  | "outbox"
  | "userPrivacy"
  | "deleteAccount"
  | "print"
  | "denied"
  | "error"
  | "applications"
  | "companyDeliveries"
  | "deliveryPeople"
  | "chat"
  | "contacts"
  | "looseDeliveries"
  | "orders"
  | "settings"
  | "showTerms"
  | "mail"
  | "dashboard"
  | "menu"
  | "menuItems"
  | "productHistory"
  | "deliveryMap"
  | "roles"
  | "accessCheck"
  | "permissions"
  | "users"
  | "userEditor"
  | "access"

/** One route of section 2. */
export interface Route {
  /** As the specification writes it, without the first slash: `{x}` is a parameter, `users:id` is literal. */
  readonly path: string
  /** Other spellings that lead to the same screen. */
  readonly aliases?: ReadonlyArray<string>
  /** Within the shell and behind login, outside and open to all, or an error page. */
  readonly area: "shell" | "public" | "error"
  /** The described list it shows. A route with neither this nor `screen` has no screen yet. */
  readonly list?: ListName
  /** The screen written by hand that it shows. */
  readonly screen?: ScreenName
  /** The heading of the page. */
  readonly title: Bilingual
  /** Its shorter name in the menu and the breadcrumbs. */
  readonly label?: Bilingual
  readonly description?: Bilingual
  /** Its description for those who look at a single store. */
  readonly ofStore?: Bilingual
  /** One of these opens it; without a list, anyone signed in may (section 2, "without a permission guard"). */
  readonly needs?: ReadonlyArray<PermissionName>
  /** Not for a company's own people, whatever they hold. */
  readonly notCompanies?: true
  /**
   * Access its screen asks for besides, where the specification gives the route no guard or a wider one: others see there
   * which permission is missing, and no entry that leads there.
   */
  readonly asks?: Access
  readonly menu?: ReadonlyArray<MenuPlace>
  /** Record to create from here; offered as a quick action and in the command palette. */
  readonly creates?: Creation
  /** The path of the page above it in the breadcrumbs. */
  readonly parent?: string
  /** The values its parameters may take, where they are a closed set; any other value is not found. */
  readonly allowedValues?: Readonly<Record<string, ReadonlyArray<string>>>
  /** The address it redirects to; such a route has no screen. */
  readonly redirect?: string
  /** There only where the server offers this beyond the specification. */
  readonly extra?: Extra
  /** Its records have a path of their own below it, as the specification has it. */
  readonly recordsHavePath?: boolean
}

const bilingual = (ptBr: string, en: string): Bilingual => ({ ptBr, en })

/** The groups of the side menu, in the order of the specification. `alone`: shown as one entry, without a fold. */
export const groups = [
  { id: "dashboard", icon: "layoutDashboard", title: bilingual("Painel", "Dashboard"), alone: true },
  { id: "applications", icon: "layers", title: bilingual("Aplicações", "Applications"), alone: true },
  { id: "franchises", icon: "building2", title: bilingual("Franquias", "Franchises"), alone: true },
  // Not in the specification's list: section 2 has the screens and names no way to them.
  {
    id: "userManagement",
    icon: "users",
    title: bilingual("Gestão de usuários", "User Management"),
    alone: false,
  },
  { id: "company", icon: "store", title: bilingual("Empresa", "Company"), alone: false },
  { id: "permissions", icon: "keyRound", title: bilingual("Permissões", "Permissions"), alone: false },
  { id: "tools", icon: "wrench", title: bilingual("Ferramentas", "Tools"), alone: false },
  {
    id: "superPanfleto",
    icon: "newspaper",
    title: bilingual("Super Panfleto", "Super Panfleto"),
    alone: false,
  },
  { id: "helpDesk", icon: "lifeBuoy", title: bilingual("Central de ajuda", "Help desk"), alone: false },
  {
    id: "restaurants",
    icon: "utensils",
    title: bilingual("Restaurantes online", "Restaurants online"),
    alone: false,
  },
  {
    id: "supermarket",
    icon: "shoppingBasket",
    title: bilingual("Supermercado online", "Online supermarket"),
    alone: false,
  },
  {
    id: "graphicStudio",
    icon: "palette",
    title: bilingual("Estúdio gráfico", "Graphic studio"),
    alone: false,
  },
  { id: "linkPage", icon: "link", title: bilingual("Página de links", "Link page"), alone: true },
  { id: "application", icon: "smartphone", title: bilingual("Aplicativo", "Application"), alone: false },
  { id: "settings", icon: "settings", title: bilingual("Configurações", "Settings"), alone: false },
  { id: "registers", icon: "folder", title: bilingual("Cadastros", "Registers"), alone: false },
  { id: "admin", icon: "shield", title: bilingual("Administração", "Admin"), alone: false },
  { id: "support", icon: "bug", title: bilingual("Suporte", "Support"), alone: false },
  { id: "reports", icon: "chartColumn", title: bilingual("Relatórios", "Reports"), alone: false },
  { id: "dashboards", icon: "monitor", title: bilingual("Painéis", "Dashboards"), alone: false },
  { id: "marketing", icon: "megaphone", title: bilingual("Marketing", "Marketing"), alone: false },
  { id: "partners", icon: "handshake", title: bilingual("Parceiros", "Partners"), alone: false },
  { id: "finance", icon: "wallet", title: bilingual("Financeiro", "Finance"), alone: false },
  {
    id: "looseDeliveries",
    icon: "parcel",
    title: bilingual("Entregas avulsas", "Loose deliveries"),
    alone: false,
  },
] as const

/** One group of the side menu. */
export type Group = (typeof groups)[number]
type GroupId = Group["id"]

type RouteOptions = Omit<Route, "path" | "area" | "title">

const shellRoute = (path: string, ptBr: string, en: string, rest: RouteOptions = {}): Route => ({
  path,
  area: "shell",
  title: bilingual(ptBr, en),
  ...rest,
})
const publicRoute = (path: string, ptBr: string, en: string, rest: RouteOptions = {}): Route => ({
  ...shellRoute(path, ptBr, en, rest),
  area: "public",
})
const redirectRoute = (path: string, redirect: string, area: Route["area"]): Route => ({
  path,
  area,
  title: bilingual("", ""),
  redirect,
})

/** The named permission, or accessToGlobal, which "grants access in most routes alongside" (section 6). */
const orGlobal = (...names: ReadonlyArray<PermissionName>): ReadonlyArray<PermissionName> => [
  "accessToGlobal",
  ...names,
]
const rootOnly: ReadonlyArray<PermissionName> = ["accessToRoot"]

const menuAt = (group: GroupId, order: number, rest: Omit<MenuPlace, "group" | "order"> = {}): MenuPlace => ({
  group,
  order,
  ...rest,
})

/** Channels of orders and loose deliveries; section 2 gives each its own menu group. */
const channels = { type: ["restaurant", "supermarket"] }

const outside: ReadonlyArray<Route> = [
  redirectRoute("auth", login, "public"),
  publicRoute("auth/login", loginTitle.ptBr, loginTitle.en, { screen: "login" }),
  publicRoute("auth/register", "Criar conta", "Create account", { screen: "register" }),
  publicRoute("auth/forgot-password", "Esqueci minha senha", "Forgot password", { screen: "forgotPassword" }),
  publicRoute("user-privacy/{application}", "Política de privacidade", "Privacy policy", {
    screen: "userPrivacy",
  }),
  publicRoute("user-privacy/{application}/{userType}", "Política de privacidade", "Privacy policy", {
    screen: "userPrivacy",
  }),
  publicRoute("ask-delete-account/{application}", "Excluir minha conta", "Delete my account", {
    screen: "deleteAccount",
  }),
  publicRoute("shopping-cart/restaurant/print", "Imprimir comanda", "Print order ticket", {
    screen: "print",
  }),
  publicRoute("shopping-cart/supermarket/print-fiscal", "Imprimir cupom fiscal", "Print fiscal receipt", {
    screen: "print",
  }),
  publicRoute("shopping-cart/supermarket/print", "Imprimir lista de separação", "Print picking list", {
    screen: "print",
  }),
  {
    path: "error/403",
    screen: "denied",
    area: "error",
    title: bilingual("403... Acesso negado", "403... Access denied"),
  },
  {
    path: "error/{type}",
    screen: "error",
    area: "error",
    title: bilingual("Ops! Algo deu errado por aqui", "OOPS! Something went wrong here"),
  },
]

/*
 * Gates by name: each gated route lists the permission of section 6 that corresponds to it. Where several could,
 * the order of that list, which follows the order of the routes, decides (accessToTransactions stands at the
 * finance routes, accessToGroup at appoffer/store). accessToSupport opens the list of orders with problems, whose route
 * has no guard; accessToReportFinance corresponds to no gated route and opens none.
 */
const gated: ReadonlyArray<Route> = [
  // Root alone (section 6), while section 2 also shows it to accessToFranchises: the menu hides what does not open.
  shellRoute("franchises", "Franquias", "Franchises", {
    description: bilingual(
      "Quem opera a plataforma em cada região, com quais taxas e quais lojas.",
      "Who runs the platform in each region, with which fees and which stores.",
    ),
    list: "franchises",
    needs: rootOnly,
    menu: [menuAt("franchises", 1, { to: "/franchises/", shownTo: ["accessToRoot", "accessToFranchises"] })],
  }),
  shellRoute("company/group", "Grupos de empresas", "Company groups", {
    list: "companyGroups",
    label: bilingual("Grupos", "Groups"),
    needs: orGlobal("accessToCompanyGroup"),
    menu: [menuAt("company", 1)],
  }),
  shellRoute("company/company", "Empresas", "Companies", {
    list: "companies",
    needs: orGlobal("accessToCompanyCompany"),
    menu: [menuAt("company", 2)],
  }),
  shellRoute("company/coupon", "Cupons", "Coupons", {
    list: "coupons",
    recordsHavePath: true,
    needs: orGlobal("accessToCouponsCoupon"),
    menu: [menuAt("company", 7)],
  }),
  shellRoute("company/delivery", "Entregas das empresas", "Company deliveries", {
    screen: "companyDeliveries",
    label: bilingual("Entrega", "Delivery"),
    description: bilingual(
      "Quais lojas estão abertas agora e quais foram abertas ou fechadas manualmente.",
      "Which stores are open now, and which were opened or closed manually.",
    ),
    needs: orGlobal("accessToCompanyDelivery"),
    menu: [menuAt("company", 3)],
  }),
  shellRoute("company/segment", "Segmentos", "Segments", {
    list: "companySegments",
    needs: orGlobal("accessToCompanySegment"),
    menu: [menuAt("company", 4)],
  }),
  shellRoute("company/contract", "Contratos", "Contracts", {
    description: bilingual(
      "O que cada empresa paga, por quanto tempo e quem assinou.",
      "What each company pays, for how long and who signed it.",
    ),
    ofStore: bilingual(
      "O que a empresa paga, por quanto tempo e quem assinou.",
      "What the company pays, for how long and who signed it.",
    ),
    list: "contracts",
    needs: orGlobal("accessToCompanyContract"),
    menu: [menuAt("company", 5)],
  }),
  shellRoute("company/opening-hours", "Horários de funcionamento", "Opening hours", {
    list: "openingHours",
    label: bilingual("Horários", "Opening hours"),
    needs: orGlobal("accessToHoursCompany"),
    menu: [menuAt("company", 6)],
  }),
  shellRoute("chat/private-chat", "Atendimento no WhatsApp", "WhatsApp chat", {
    screen: "chat",
    needs: orGlobal("accessToWhatsAppChat", "accessToWhatsappMessages"),
  }),
  shellRoute("chat/contacts", "Contatos do WhatsApp", "WhatsApp contacts", {
    screen: "contacts",
    needs: orGlobal("accessToWhatsAppContacts"),
  }),
  shellRoute("graphic-studio/customers", "Clientes do estúdio", "Studio customers", {
    label: bilingual("Clientes", "Customers"),
    needs: orGlobal("accessToGraphicStudioSettings", "accessToGraphicStudioCompany"),
    menu: [menuAt("graphicStudio", 1)],
  }),
  shellRoute("graphic-studio/themes-model", "Modelos de temas", "Theme models", {
    needs: orGlobal("accessToGraphicStudioThemesModel"),
    menu: [menuAt("graphicStudio", 2)],
  }),
  shellRoute("graphic-studio/parameters", "Parâmetros do estúdio", "Studio parameters", {
    label: bilingual("Parâmetros", "Parameters"),
    needs: orGlobal("accessToGraphicStudioSettings"),
    menu: [menuAt("graphicStudio", 3)],
  }),
  shellRoute("graphic-studio/histories", "Histórico de artes", "Artwork history", {
    label: bilingual("Histórico", "History"),
    needs: orGlobal("accessToGraphicStudioSettings"),
    menu: [menuAt("graphicStudio", 4)],
  }),
  shellRoute("graphic-studio/histories-company", "Histórico por empresa", "History by company", {
    needs: orGlobal("accessToGraphicStudioCompany"),
    menu: [menuAt("graphicStudio", 5)],
  }),
  shellRoute("graphic-studio/share", "Compartilhar artes", "Share artwork", {
    label: bilingual("Compartilhar", "Share"),
    needs: orGlobal("accessToGraphicStudioShare"),
    menu: [menuAt("graphicStudio", 6)],
  }),
  shellRoute("logs-log", "Registros de atividade", "Activity log", {
    list: "auditLog",
    needs: orGlobal("accessToLogsLog"),
    menu: [menuAt("admin", 5)],
  }),
  shellRoute("department-department", "Departamentos", "Departments", {
    list: "departments",
    needs: orGlobal("accessToDepartmentDepartment"),
    menu: [menuAt("registers", 5)],
  }),
  shellRoute("establishment-slider", "Banners da loja", "Store banners", {
    list: "banners",
    needs: orGlobal("accessToEstablishmentSlider"),
    menu: [menuAt("tools", 3)],
  }),
  shellRoute("supermarket-tabloid", "Tabloides do supermercado", "Supermarket tabloids", {
    needs: orGlobal("accessToSupermarketTabloid"),
  }),
  shellRoute("tools-notifications", "Notificações", "Notifications", {
    description: bilingual(
      "Uma pessoa escreve, outra aprova. O envio começa na hora marcada, ou assim que for aprovado.",
      "One person writes, another approves. Sending starts at the time set, or once it is approved.",
    ),
    list: "notifications",
    needs: orGlobal("accessToToolsNotifications"),
    menu: [menuAt("tools", 1)],
  }),
  shellRoute("topic-notification", "Tópicos de notificação", "Notification topics", {
    list: "notificationTopics",
    needs: orGlobal("accessToTopicNotification"),
    menu: [menuAt("tools", 4)],
  }),
  shellRoute("app/popup", "Pop-ups", "Pop-ups", {
    list: "popups",
    needs: orGlobal("accessToToolsPopup"),
    menu: [menuAt("application", 3)],
  }),
  shellRoute("delivery-deliveryrecord", "Entregadores", "Delivery people", {
    screen: "deliveryPeople",
    description: bilingual(
      "Quem entrega, a situação de cada pessoa e o que falta pagar.",
      "Who delivers, their status, and what is left to pay.",
    ),
    needs: orGlobal("accessToDeliveryRecord"),
    menu: [menuAt("registers", 1)],
    creates: {
      label: bilingual("Novo entregador", "New delivery person"),
      to: "/delivery-deliveryrecord/new",
      access: { anyOf: orGlobal("accessToDeliveryRecord") },
    },
  }),
  shellRoute("accessgroup-accessGroup", "Grupos de acesso", "Access groups", {
    description: bilingual(
      "Permissões que algumas pessoas têm além dos seus papéis, sempre ou até uma data.",
      "Permissions some people have besides their roles, for good or until a date.",
    ),
    list: "accessGroups",
    needs: orGlobal("accessToAccessGroup"),
    menu: [menuAt("admin", 6)],
  }),
  shellRoute("shopping-cart/{type}", "Pedidos", "Orders", {
    screen: "orders",
    allowedValues: channels,
    needs: orGlobal("accessToShoppingCart", "accessToFoodOrders", "accessToMarketOrders"),
    menu: [
      menuAt("restaurants", 1, {
        to: "/shopping-cart/restaurant",
        shownTo: orGlobal("accessToShoppingCart", "accessToFoodOrders"),
      }),
      menuAt("supermarket", 1, {
        to: "/shopping-cart/supermarket",
        shownTo: orGlobal("accessToShoppingCart", "accessToMarketOrders"),
      }),
    ],
  }),
  shellRoute("food-menu", "Cardápio", "Menu", {
    screen: "menu",
    needs: orGlobal("accessToFoodMenu"),
    menu: [menuAt("restaurants", 3)],
  }),
  shellRoute("multi-menu", "Multicardápios", "Multiple menus", {
    description: bilingual(
      "Cada cardápio tem canais, horários e ajuste de preços. O padrão vale quando nenhum outro está no ar.",
      "Each menu has its channels, hours, and price adjustment. The default is used while no other one is live.",
    ),
    list: "menus",
    needs: orGlobal("accessToMultiMenu"),
    menu: [menuAt("restaurants", 4)],
  }),
  shellRoute("multi-menu/items/{menuId}", "Itens do cardápio", "Menu items", {
    description: bilingual(
      "O que difere neste cardápio: preços próprios e itens que ele não mostra.",
      "What differs in this menu: its own prices, and the items it leaves out.",
    ),
    screen: "menuItems",
    needs: orGlobal("accessToMultiMenu"),
    parent: "multi-menu",
  }),
  shellRoute("accessories-menu", "Complementos", "Extras", {
    description: bilingual(
      "Grupos de opções que os itens do cardápio compartilham: tamanhos, sabores, adicionais.",
      "Groups of options that menu items share: sizes, flavors, extras.",
    ),
    list: "optionGroups",
    needs: orGlobal("accessToAccessoriesMenu"),
  }),
  shellRoute("person-person", "Pessoas", "People", {
    list: "people",
    needs: orGlobal("accessToPersonPerson"),
    menu: [menuAt("registers", 4)],
  }),
  shellRoute("management-imagebank", "Banco de imagens", "Image bank", {
    needs: orGlobal("accessToManagementImageBank"),
    menu: [menuAt("admin", 4)],
  }),
  shellRoute("product", "Produtos", "Products", {
    description: bilingual(
      "O que a loja vende: códigos, preços, medidas e estoque.",
      "What the store sells: codes, prices, measures and stock.",
    ),
    list: "products",
    needs: orGlobal("accessToRegisterProduct"),
    menu: [menuAt("supermarket", 3)],
  }),
  shellRoute("product/{historic}", "Histórico de produtos", "Product history", {
    description: bilingual(
      "Mudanças de preço, promoção, custo, estoque e situação, com quem as fez.",
      "Changes of price, promotion, cost, stock and status, and who made them.",
    ),
    screen: "productHistory",
    needs: orGlobal("accessToRegisterProduct"),
    parent: "product",
  }),
  shellRoute("bankproduct-without-integration", "Banco de produtos", "Product bank", {
    needs: orGlobal("accessToRegisterProduct"),
    menu: [menuAt("supermarket", 4)],
  }),
  shellRoute("bankproduct-without-integration/{historic}", "Histórico de importações", "Import history", {
    needs: orGlobal("accessToRegisterProduct"),
    parent: "bankproduct-without-integration",
  }),
  shellRoute("settings-city", "Cidades atendidas", "Cities served", {
    list: "cities",
    needs: orGlobal("accessToSettingsCity"),
    menu: [menuAt("settings", 3)],
  }),
  shellRoute("settings-types-users", "Tipos de usuário", "User types", {
    list: "userTypes",
    needs: orGlobal("accessToSettingsTypesUsers"),
    menu: [menuAt("settings", 4)],
  }),
  shellRoute("shopper-shopper", "Separadores", "Shoppers", {
    list: "shoppers",
    needs: orGlobal("accessToShopperShopper"),
    menu: [menuAt("registers", 2)],
  }),
  shellRoute("packing-packing", "Embalagens", "Packaging", {
    list: "packings",
    needs: orGlobal("accessToPackingPacking"),
    menu: [menuAt("settings", 5)],
  }),
  shellRoute("user-user", "Usuários da plataforma", "Platform users", {
    screen: "users",
    label: bilingual("Usuários", "Users"),
    needs: orGlobal("accessToUserUser"),
    asks: managesAccess,
    menu: [menuAt("registers", 3)],
  }),
  shellRoute("settings-controller", "Configurações gerais", "General settings", {
    screen: "settings",
    needs: orGlobal("accessToSettingsController"),
    menu: [menuAt("settings", 7)],
  }),
  shellRoute("acl-module", "Módulos de acesso", "Access modules", {
    list: "aclModules",
    needs: orGlobal("accessToAclModule"),
    menu: [menuAt("settings", 6)],
  }),
  shellRoute("adm/acl-groups", "Grupos de permissões", "Permission groups", {
    list: "aclGroups",
    label: bilingual("Grupos", "Groups"),
    needs: orGlobal("accessToAclGroups"),
    menu: [menuAt("permissions", 1)],
  }),
  shellRoute("adm/acl-routes", "Rotas e permissões", "Routes and permissions", {
    list: "aclRoutes",
    label: bilingual("Rotas", "Routes"),
    needs: orGlobal("accessToAclRoutes"),
    menu: [menuAt("permissions", 2)],
  }),
  shellRoute("finance/type-payments", "Tipos de pagamento", "Payment types", {
    list: "paymentTypes",
    needs: orGlobal("accessToTypePayments"),
    menu: [menuAt("finance", 3)],
  }),
  shellRoute("finance/methods-payments", "Formas de pagamento", "Payment methods", {
    list: "paymentMethods",
    needs: orGlobal("accessToMethodsPayments"),
    menu: [menuAt("finance", 4)],
  }),
  shellRoute("page-links/links", "Página de links", "Link page", {
    needs: orGlobal("accessToLinksPage"),
    menu: [menuAt("linkPage", 1)],
  }),
  shellRoute("finance/invoice", "Faturas", "Invoices", {
    description: bilingual(
      "O que cada empresa e a plataforma devem uma à outra em cada período.",
      "What each company and the platform owe each other for each period.",
    ),
    ofStore: bilingual(
      "O que a empresa e a plataforma devem uma à outra em cada período.",
      "What the company and the platform owe each other for each period.",
    ),
    list: "invoices",
    needs: orGlobal("accessToTransactions", "accessToFinancial"),
    menu: [menuAt("finance", 6)],
  }),
  shellRoute("finance/credits", "Créditos de entregas avulsas", "Loose delivery credits", {
    label: bilingual("Créditos", "Credits"),
    needs: orGlobal("accessToTransactions", "accessToSingleDeliveryCredits"),
    menu: [menuAt("looseDeliveries", 1)],
  }),
  shellRoute("finance/company-history/{companyType}", "Histórico de empresas", "Company history", {
    allowedValues: { companyType: ["periodic", "pix"] },
    needs: orGlobal("accessToTransactions", "accessToSingleDeliveryCredits"),
    menu: [
      menuAt("looseDeliveries", 2, {
        to: "/finance/company-history/periodic",
        label: bilingual("Histórico periódico", "Periodic history"),
      }),
      menuAt("looseDeliveries", 3, {
        to: "/finance/company-history/pix",
        label: bilingual("Histórico Pix", "Pix history"),
      }),
    ],
  }),
  shellRoute("finance/payable-receivable", "Contas a pagar e a receber", "Payables and receivables", {
    needs: orGlobal("acessToPayableReceivable"),
    menu: [menuAt("finance", 1)],
  }),
  shellRoute("appoffer/fonts", "Fontes", "Fonts", {
    list: "offerFonts",
    needs: orGlobal("accessToFonts"),
    menu: [menuAt("superPanfleto", 4)],
  }),
  shellRoute("appoffer/store", "Lojas do Super Panfleto", "Super Panfleto stores", {
    list: "offerStores",
    label: bilingual("Lojas", "Stores"),
    needs: orGlobal("accessToGroup"),
    menu: [menuAt("superPanfleto", 3)],
  }),
  shellRoute("appoffer/dashboard", "Painel do Super Panfleto", "Super Panfleto dashboard", {
    label: bilingual("Painel", "Dashboard"),
    needs: orGlobal("accessToAppOffer"),
    menu: [menuAt("superPanfleto", 1)],
  }),
  shellRoute("appoffer/company", "Empresas do Super Panfleto", "Super Panfleto companies", {
    list: "offerCompanies",
    label: bilingual("Empresas", "Companies"),
    needs: orGlobal("accessToCompany"),
    menu: [menuAt("superPanfleto", 2)],
  }),
  shellRoute("appoffer/region/cities", "Cidades do Super Panfleto", "Super Panfleto cities", {
    list: "offerCities",
    label: bilingual("Cidades", "Cities"),
    needs: orGlobal("accessToAppOfferCities"),
    menu: [menuAt("superPanfleto", 9)],
  }),
  shellRoute("appoffer/region/states", "Estados do Super Panfleto", "Super Panfleto states", {
    list: "countryStates",
    label: bilingual("Estados", "States"),
    needs: orGlobal("accessToAppOfferStates"),
    menu: [menuAt("superPanfleto", 10)],
  }),
  shellRoute("appoffer/region/countries", "Países do Super Panfleto", "Super Panfleto countries", {
    list: "countries",
    label: bilingual("Países", "Countries"),
    needs: orGlobal("accessToAppOfferCountries"),
    menu: [menuAt("superPanfleto", 11)],
  }),
  shellRoute("appoffer/site", "Site do Super Panfleto", "Super Panfleto site", {
    list: "offerSites",
    label: bilingual("Site", "Site"),
    needs: orGlobal("accessToSite"),
    menu: [menuAt("superPanfleto", 12)],
  }),
  shellRoute("appoffer/favorites", "Favoritos do Super Panfleto", "Super Panfleto favorites", {
    list: "offerFavorites",
    label: bilingual("Favoritos", "Favorites"),
    needs: orGlobal("accessToAppOfferFavorites"),
    menu: [menuAt("superPanfleto", 7)],
  }),
  shellRoute("appoffer/person", "Pessoas do Super Panfleto", "Super Panfleto people", {
    list: "offerPeople",
    label: bilingual("Pessoas", "People"),
    needs: orGlobal("accessToAppOfferPerson"),
    menu: [menuAt("superPanfleto", 8)],
  }),
  shellRoute("appoffer/slider", "Banners do Super Panfleto", "Super Panfleto banners", {
    list: "offerSliders",
    label: bilingual("Banners", "Banners"),
    needs: orGlobal("accessToAppOfferSlider"),
    menu: [menuAt("superPanfleto", 5)],
  }),
  shellRoute("appoffer/tabloids", "Tabloides", "Tabloids", {
    list: "offerTabloids",
    needs: orGlobal("accessToAppOfferTabloids"),
    menu: [menuAt("superPanfleto", 6)],
  }),
  shellRoute("dashboard/graphic-studio", "Painel do estúdio gráfico", "Graphic studio dashboard", {
    label: bilingual("Estúdio gráfico", "Graphic studio"),
    needs: rootOnly,
    menu: [menuAt("dashboards", 1)],
  }),
  shellRoute("dashboard/white-label", "Painel de apps white-label", "White-label dashboard", {
    label: bilingual("White-label", "White-label"),
    needs: rootOnly,
    menu: [menuAt("dashboards", 2)],
  }),
  shellRoute("dashboard/link-page", "Painel das páginas de links", "Link page dashboard", {
    label: bilingual("Página de links", "Link page"),
    needs: rootOnly,
    menu: [menuAt("dashboards", 3)],
  }),
  shellRoute("dashboard/sales-delivery", "Painel de vendas e entregas", "Sales and delivery dashboard", {
    label: bilingual("Vendas e entregas", "Sales and delivery"),
    needs: rootOnly,
    menu: [menuAt("dashboards", 4)],
  }),
  shellRoute("helpdesk/tickets", "Chamados", "Tickets", {
    list: "tickets",
    needs: orGlobal("accessToHelpDeskTickets"),
    recordsHavePath: true,
    menu: [menuAt("helpDesk", 1)],
  }),
  shellRoute("helpdesk/tickets/{protocol}", "Chamado", "Ticket", {
    list: "tickets",
    needs: orGlobal("accessToHelpDeskTickets"),
    parent: "helpdesk/tickets",
  }),
  shellRoute("academy-ecbr", "Academia", "Academy", {
    needs: orGlobal("accessToHelpDeskAcademyecbr"),
    menu: [menuAt("helpDesk", 2)],
  }),
  shellRoute(
    "supermarketonline-paymentmethods",
    "Formas de pagamento do supermercado",
    "Supermarket payment methods",
    {
      list: "companyPaymentMethods",
      label: bilingual("Formas de pagamento", "Payment methods"),
      needs: orGlobal("accessToPaymentmethos"),
      menu: [menuAt("supermarket", 6)],
    },
  ),
  shellRoute("report/shopping-cart", "Relatório de carrinhos", "Cart report", {
    label: bilingual("Carrinhos", "Carts"),
    needs: orGlobal("accessToCart"),
    menu: [menuAt("reports", 6)],
  }),
  shellRoute("report/order", "Relatório de pedidos", "Order report", {
    label: bilingual("Pedidos", "Orders"),
    needs: orGlobal("accessToReportOrder"),
    menu: [menuAt("reports", 1)],
  }),
  shellRoute("report/new-order", "Relatório de novos pedidos", "New order report", {
    label: bilingual("Novos pedidos", "New orders"),
    needs: orGlobal("accessToReportOrder"),
    menu: [menuAt("reports", 2)],
  }),
  shellRoute("report/group-order", "Relatório de pedidos agrupados", "Grouped order report", {
    label: bilingual("Pedidos agrupados", "Grouped orders"),
    needs: orGlobal("accessToReportOrder"),
    menu: [menuAt("reports", 3)],
  }),
  // Root alone (section 6), while section 2 also shows it to accessToApplications.
  shellRoute("admin/applications", "Aplicações", "Applications", {
    screen: "applications",
    needs: rootOnly,
    menu: [menuAt("applications", 1, { shownTo: ["accessToRoot", "accessToApplications"] })],
  }),
  shellRoute("loose-delivery/{type}", "Entregas avulsas", "Loose deliveries", {
    screen: "looseDeliveries",
    allowedValues: channels,
    needs: orGlobal("accessToFoodOrders", "accessToMarketOrders", "accessToSingleDeliveryCredits"),
    menu: [
      menuAt("restaurants", 2, { to: "/loose-delivery/restaurant", shownTo: orGlobal("accessToFoodOrders") }),
      menuAt("supermarket", 2, {
        to: "/loose-delivery/supermarket",
        shownTo: orGlobal("accessToMarketOrders"),
      }),
    ],
  }),
  shellRoute("mail", "E-mail", "Mail", { screen: "mail", needs: orGlobal("accessToMail") }),
  // Listed among the gated routes, but section 6 names no gate for it, and everyone comes here after login:
  // a gate would send restaurant and partner staff from the login page to 403. Only the menu entry is gated.
  shellRoute("dashboard", "Painel", "Dashboard", {
    screen: "dashboard",
    menu: [menuAt("dashboard", 1, { shownTo: ["accessToGlobal", "accessToDashboard"] })],
  }),
]

const unguarded: ReadonlyArray<Route> = [
  shellRoute("company/coupon/{couponId}", "Cupom", "Coupon", { list: "coupons", parent: "company/coupon" }),
  shellRoute("partners/licenses", "Licenças", "Licenses", {
    list: "licenses",
    asks: { anyOf: orGlobal("accessToPartnersLicense") },
    menu: [menuAt("partners", 1)],
  }),
  shellRoute("app/terms", "Termos", "Terms", {
    description: bilingual(
      "Cada publicação é uma versão: vale a última de cada tipo, público e idioma. Um texto publicado se muda por um novo rascunho.",
      "Each publication is a version: the last of each type, audience, and language counts. A published text is changed by a new draft.",
    ),
    list: "legalDocuments",
    asks: managesApplication,
    menu: [menuAt("application", 2)],
  }),
  shellRoute("show-terms", "Termos de uso", "Terms of use", {
    screen: "showTerms",
    menu: [menuAt("partners", 2, { shownTo: orGlobal("accessToShowTerms") })],
  }),
  shellRoute("v1/food/menu", "Cardápio (v1)", "Menu (v1)", {
    description: bilingual(
      "Os itens do cardápio em lista, com preço, categoria e disponibilidade.",
      "The items of the menu as a list, with price, category, and availability.",
    ),
    list: "menuItems",
    asks: { anyOf: orGlobal("accessToFoodMenu") },
  }),
  shellRoute("v1-food-category", "Categorias do cardápio (v1)", "Menu categories (v1)", {
    description: bilingual(
      "Categorias em dois níveis, na ordem em que o cliente vê.",
      "Categories on two levels, in the order customers see.",
    ),
    list: "menuCategories",
    asks: { anyOf: orGlobal("accessToFoodMenu") },
  }),
  shellRoute("adm/roles", "Papéis da administração", "Administration roles", {
    screen: "roles",
    label: bilingual("Papéis", "Roles"),
    asks: managesAccess,
    menu: [menuAt("admin", 1)],
  }),
  shellRoute("adm/products-bank", "Banco de produtos da plataforma", "Platform product bank", {
    label: bilingual("Banco de produtos", "Product bank"),
    description: bilingual(
      "Produtos que toda loja pode adicionar à sua, com o que está impresso na embalagem.",
      "Products every store can add to its own, with what is printed on the package.",
    ),
    list: "bankProducts",
    menu: [menuAt("admin", 2)],
  }),
  shellRoute("adm/permissions", "Permissões da plataforma", "Platform permissions", {
    screen: "permissions",
    label: bilingual("Permissões", "Permissions"),
    asks: managesAccess,
    menu: [menuAt("admin", 3)],
  }),
  shellRoute("helpdesk/faq", "Perguntas frequentes", "FAQ", {
    list: "faqArticles",
    menu: [menuAt("support", 1)],
  }),
  shellRoute("page-links/card-page/{urlbio}", "Cartão de links", "Link card", { parent: "page-links/links" }),
  shellRoute("finance/braspag/subordinates", "Subordinados Braspag", "Braspag subordinates", {
    list: "braspagSubordinates",
    asks: keepsBooks,
    menu: [menuAt("finance", 5)],
  }),
  shellRoute("finance/braspag/transactions", "Transações Braspag", "Braspag transactions", {
    list: "braspagTransactions",
    asks: { anyOf: orGlobal("accessToTransactionsBraspag") },
    menu: [menuAt("finance", 7, { shownTo: orGlobal("accessToTransactionsBraspag") })],
  }),
  shellRoute("finance/digital-accounts/banks", "Bancos", "Banks", { list: "banks" }),
  shellRoute("finance/digital-accounts/agencies", "Agências", "Bank branches", { list: "bankBranches" }),
  shellRoute("finance/digital-accounts/accounts", "Contas digitais", "Digital accounts", {
    description: bilingual(
      "A primeira conta ativa de cada empresa recebe os repasses; arraste para mudar a ordem.",
      "Each company's first active account gets its payouts; drag accounts to change their order.",
    ),
    ofStore: bilingual(
      "A primeira conta ativa recebe os repasses; arraste para mudar a ordem.",
      "The first active account gets the payouts; drag accounts to change their order.",
    ),
    list: "digitalAccounts",
    asks: keepsBooks,
  }),
  shellRoute("finance/digital-accounts/extract", "Extrato", "Statement"),
  shellRoute("finance/cost-centers", "Centros de custo", "Cost centers", {
    list: "costCenters",
    menu: [menuAt("finance", 2)],
  }),
  shellRoute("report/noc", "Central de operações", "Operations center", { menu: [menuAt("reports", 5)] }),
  shellRoute("report/customer", "Relatório de clientes", "Customer report", {
    label: bilingual("Clientes", "Customers"),
    menu: [menuAt("reports", 7)],
  }),
  shellRoute("report/whatsapp-messages", "Relatório de mensagens do WhatsApp", "WhatsApp message report", {
    label: bilingual("Mensagens do WhatsApp", "WhatsApp messages"),
    menu: [menuAt("reports", 13)],
  }),
  shellRoute("report/contracts", "Relatório de contratos", "Contract report", {
    label: bilingual("Contratos", "Contracts"),
    menu: [menuAt("reports", 11)],
  }),
  shellRoute("report/access-flow", "Relatório de fluxo de acessos", "Access flow report", {
    label: bilingual("Fluxo de acessos", "Access flow"),
    menu: [menuAt("reports", 10)],
  }),
  shellRoute("report/partners", "Relatório de parceiros", "Partner report", {
    label: bilingual("Parceiros", "Partners"),
    menu: [menuAt("reports", 8)],
  }),
  shellRoute("report/theme-rank", "Ranking de temas", "Theme ranking", { menu: [menuAt("reports", 12)] }),
  shellRoute("report/deliverymanlive", "Entregadores ao vivo", "Live delivery map", {
    screen: "deliveryMap",
    menu: [menuAt("reports", 4)],
  }),
  shellRoute("report/favorite-products", "Produtos favoritos", "Favorite products", {
    menu: [menuAt("reports", 9)],
  }),
  shellRoute("tools/integrations", "Integrações", "Integrations", { menu: [menuAt("tools", 2)] }),
  shellRoute("app/category", "Categorias do aplicativo", "Application categories", {
    list: "appCategories",
    label: bilingual("Categorias", "Categories"),
    menu: [menuAt("application", 1)],
  }),
  shellRoute("supermarketonline/integrations", "Integrações do supermercado", "Supermarket integrations", {
    label: bilingual("Integrações", "Integrations"),
    menu: [menuAt("supermarket", 7)],
  }),
  shellRoute("supermarketonline/bankofarts", "Banco de artes", "Artwork bank", {
    menu: [menuAt("supermarket", 5)],
  }),
  shellRoute("emails/types", "Tipos de e-mail", "Email types", {
    list: "emailTypes",
    menu: [menuAt("settings", 1)],
  }),
  shellRoute("emails/templates", "Modelos de e-mail", "Email templates", {
    description: bilingual(
      "O que dizem os e-mails de cada tipo. Vale o modelo publicado por último em cada idioma.",
      "What the emails of each type say. The template published last counts in each language.",
    ),
    list: "emailTemplates",
    menu: [menuAt("settings", 2)],
  }),
  shellRoute("support/bug-orders", "Pedidos com problema", "Orders with problems", {
    list: "bugOrders",
    asks: mendsOrders,
    menu: [menuAt("support", 2)],
  }),
  redirectRoute("user-management", "/user-management/roles", "shell"),
  shellRoute("user-management/roles", "Lista de papéis", "Roles list", {
    screen: "roles",
    asks: managesAccess,
    label: bilingual("Papéis", "Roles"),
    description: bilingual(
      "O que cada papel permite fazer no painel.",
      "What each role can do in the panel.",
    ),
    menu: [menuAt("userManagement", 1, { shownTo: managesAccess })],
    creates: {
      label: bilingual("Novo papel", "New Role"),
      to: "/user-management/roles?open=new",
      access: managesAccess,
    },
  }),
  shellRoute("user-management/users", "Lista de usuários", "Users list", {
    screen: "users",
    asks: managesAccess,
    aliases: ["user-management/users:id", "user-management/users/{id}"],
    label: bilingual("Usuários", "Users"),
    description: bilingual(
      "Quem entra no painel e o que cada pessoa pode fazer.",
      "Who can sign in and what each person can do.",
    ),
    menu: [menuAt("userManagement", 2, { shownTo: managesAccess })],
    creates: {
      label: bilingual("Novo usuário", "New user"),
      to: "/user-management/users/add",
      access: managesAccess,
    },
  }),
  shellRoute("user-management/users/add", "Criar usuário", "Create user", {
    screen: "userEditor",
    aliases: ["user-management/users/add:id", "user-management/users/add/{id}"],
    label: bilingual("Criar", "Create"),
    parent: "user-management/users",
  }),
  shellRoute("user-management/users/edit/{id}", "Editar usuário", "Edit user", {
    screen: "userEditor",
    aliases: ["user-management/users/edit"],
    label: bilingual("Editar", "Edit"),
    parent: "user-management/users",
  }),
  shellRoute("builder", "Construtor de layout", "Layout builder"),
  shellRoute("marketing/campaign", "Campanhas", "Campaigns", {
    description: bilingual(
      "A loja planeja, a aplicação aprova. No início da campanha a mensagem sai uma vez para cada cliente do público.",
      "The store plans it and the application approves it. When it starts, each customer of its audience gets the message once.",
    ),
    list: "campaigns",
    menu: [menuAt("marketing", 1)],
  }),
  shellRoute("marketing/lead", "Leads", "Leads", {
    list: "leads",
    asks: managesApplication,
    menu: [menuAt("marketing", 2)],
  }),
]

/** Not in the specification: what links in letters open, editors with addresses, what explains access, and lists of our own. */
export const ownRoutes: ReadonlyArray<Route> = [
  publicRoute("auth/reset-password", "Criar uma senha nova", "Set a new password", {
    screen: "resetPassword",
  }),
  publicRoute("auth/confirm-account", "Confirmar a conta", "Confirm your account", {
    screen: "confirmAccount",
  }),
  publicRoute("contract-acceptance", "Aceite de contrato", "Contract acceptance", {
    screen: "contractAcceptance",
  }),
  publicRoute("terms-of-use/{application}", "Termos de uso", "Terms of use", { screen: "userPrivacy" }),
  publicRoute("terms-of-use/{application}/{userType}", "Termos de uso", "Terms of use", {
    screen: "userPrivacy",
  }),
  publicRoute("track-delivery", "Acompanhar entrega", "Follow delivery", { screen: "trackDelivery" }),
  publicRoute("auth/outbox", "E-mails da demonstração", "Mail of the demo", { screen: "outbox" }),
  shellRoute("company/delivery-areas", "Áreas de entrega", "Delivery areas", {
    list: "deliverySettings",
    extra: "delivery-areas",
    needs: orGlobal("accessToCompanyDelivery"),
    parent: "company/delivery",
    description: bilingual(
      "Onde cada loja entrega, por quanto e em quanto tempo.",
      "Where each store delivers, for how much and how fast.",
    ),
    ofStore: bilingual(
      "Onde a loja entrega, por quanto e em quanto tempo.",
      "Where the store delivers, for how much and how fast.",
    ),
  }),
  shellRoute("my-access", "Meu acesso", "My access", {
    screen: "access",
    description: bilingual(
      "O que você pode abrir, por quê e o que falta para abrir o resto.",
      "What you can open, why, and what you need to open the rest.",
    ),
  }),
  shellRoute("user-management/users/access/{id}", "Acesso explicado", "Access explained", {
    screen: "access",
    label: bilingual("Acesso", "Access"),
    parent: "user-management/users",
  }),
  shellRoute("delivery-deliveryrecord/{person}", "Entregador", "Delivery person", {
    screen: "deliveryPeople",
    label: bilingual("Editar", "Edit"),
    needs: orGlobal("accessToDeliveryRecord"),
    parent: "delivery-deliveryrecord",
  }),
  shellRoute("company/contract/templates", "Modelos de contrato", "Contract templates", {
    description: bilingual(
      "Os textos de que são feitos os contratos. Um contrato continua com o texto com que foi feito.",
      "The texts contracts are made of. A contract keeps the text it was made with.",
    ),
    list: "contractTemplates",
    label: bilingual("Modelos", "Templates"),
    extra: "contract-texts",
    needs: orGlobal("accessToCompanyContract"),
    parent: "company/contract",
  }),
  shellRoute("adm/acl-routes/check", "Conferência de acessos", "Access check", {
    screen: "accessCheck",
    label: bilingual("Conferência", "Check"),
    extra: "access",
    needs: orGlobal("accessToAclRoutes"),
    parent: "adm/acl-routes",
  }),
  shellRoute("emails/outbox", "Caixa de saída", "Outbox", {
    description: bilingual(
      "O que não foi enviado, guardado por um dia: o que a instalação não tem como enviar e o que o servidor de e-mail não aceitou.",
      "What was not sent, kept for a day: what nothing is set up to send, and what the mail server did not accept.",
    ),
    list: "outboxMessages",
    extra: "messaging",
    needs: ["accessToRoot"],
    parent: "emails/templates",
  }),
  shellRoute("logs-log/jobs", "Tarefas do servidor", "Server jobs", {
    description: bilingual(
      "O que o servidor faz por conta própria, quando e com que resultado.",
      "What the server does by itself, when, and how it went.",
    ),
    list: "jobs",
    label: bilingual("Tarefas", "Jobs"),
    extra: "jobs",
    needs: ["accessToRoot"],
    parent: "logs-log",
  }),
  shellRoute("helpdesk/replies", "Respostas prontas de chamados", "Saved replies for tickets", {
    description: bilingual(
      "O que a central de ajuda responde com frequência. No chamado, digite / e o atalho.",
      "What the help desk answers often. In a ticket, type / and the shortcut.",
    ),
    list: "ticketReplies",
    label: bilingual("Respostas prontas", "Saved replies"),
    extra: "ticket-care",
    needs: orGlobal("accessToHelpDeskTickets"),
    notCompanies: true,
    parent: "helpdesk/tickets",
  }),
  shellRoute("accessories-menu/options", "Opções", "Options", {
    description: bilingual(
      "O que o cliente escolhe em cada grupo, com preço e disponibilidade.",
      "What customers choose in each group, with price and availability.",
    ),
    list: "menuOptions",
    needs: orGlobal("accessToAccessoriesMenu"),
    parent: "accessories-menu",
  }),
  shellRoute("v1/food/ingredients", "Ingredientes", "Ingredients", {
    description: bilingual(
      "O que falta na cozinha tira do ar os itens e as opções que levam.",
      "What the kitchen lacks takes the items and options with it off sale.",
    ),
    list: "ingredients",
    needs: orGlobal("accessToFoodMenu"),
    parent: "v1/food/menu",
  }),
  shellRoute("chat/replies", "Respostas prontas", "Canned replies", {
    list: "cannedReplies",
    needs: orGlobal("accessToWhatsAppChat", "accessToWhatsappMessages"),
    parent: "chat/private-chat",
  }),
  shellRoute("chat/templates", "Modelos de mensagem", "Message templates", {
    list: "messageTemplates",
    needs: orGlobal("accessToWhatsAppChat", "accessToWhatsappMessages"),
    parent: "chat/private-chat",
  }),
]

/**
 * Every route of section 2 and our own. Router, guard, side menu, breadcrumbs and page titles all derive from this
 * table.
 */
export const routes: ReadonlyArray<Route> = [
  redirectRoute("", home, "shell"),
  ...outside,
  ...gated,
  ...unguarded,
  ...ownRoutes,
]

/** The first screen of a described list. */
export const routeOf = (list: string): Route | undefined => routes.find((route) => route.list === list)

/** The first route of a screen written by hand. */
export const routeOfScreen = (name: ScreenName): Route | undefined =>
  routes.find(({ screen }) => screen === name)

/** True if the route has a screen by now; others say that theirs is to come. */
export const isBuilt = ({ list, screen }: Route): boolean => list !== undefined || screen !== undefined
