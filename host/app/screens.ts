import type { ScreenName } from "./routes.ts"

/** Exports of a lazily loaded screen file: the page itself. */
interface ScreenFile {
  readonly default: () => React.ReactNode
}

/** Fetches a screen. */
export type ScreenLoader = () => Promise<ScreenFile>

/** The screens written by hand, by the names that routes know them by. */
export const screens: Readonly<Record<ScreenName, ScreenLoader>> = {
  login: () => import("./pages/login/LoginPage.tsx"),
  register: () => import("./pages/register/RegisterPage.tsx"),
  forgotPassword: () => import("./pages/forgotPassword/ForgotPasswordPage.tsx"),
  resetPassword: () => import("./pages/mailedLink/ResetPasswordPage.tsx"),
  confirmAccount: () => import("./pages/mailedLink/ConfirmAccountPage.tsx"),
  contractAcceptance: () => import("./pages/contractAcceptance/ContractAcceptancePage.tsx"),
  trackDelivery: () => import("./pages/trackDelivery/TrackDeliveryPage.tsx"),
  outbox: () => import("./pages/outbox/OutboxPage.tsx"),
  userPrivacy: () => import("./pages/userPrivacy/UserPrivacyPage.tsx"),
  deleteAccount: () => import("./pages/deleteAccount/DeleteAccountPage.tsx"),
  print: () => import("./pages/print/PrintPage.tsx"),
  denied: () => import("./pages/error/DeniedPage.tsx"),
  error: () => import("./pages/error/ErrorPage.tsx"),
  applications: () => import("./pages/applications/ApplicationsPage.tsx"),
  companyDeliveries: () => import("./pages/companyDeliveries/CompanyDeliveriesPage.tsx"),
  deliveryPeople: () => import("./pages/deliveryPeople/DeliveryPeoplePage.tsx"),
  chat: () => import("./pages/contactCentre/ChatPage.tsx"),
  contacts: () => import("./pages/contactCentre/ContactsPage.tsx"),
  looseDeliveries: () => import("./pages/looseDeliveries/LooseDeliveriesPage.tsx"),
  orders: () => import("./pages/orders/OrdersPage.tsx"),
  settings: () => import("./pages/settings/SettingsPage.tsx"),
  showTerms: () => import("./pages/showTerms/ShowTermsPage.tsx"),
  mail: () => import("./pages/mail/MailPage.tsx"),
  dashboard: () => import("./pages/dashboard/DashboardPage.tsx"),
  menu: () => import("./pages/menu/MenuPage.tsx"),
  productHistory: () => import("./pages/product/ProductHistoryPage.tsx"),
  menuItems: () => import("./pages/menu/MenuItemsPage.tsx"),
  deliveryMap: () => import("./pages/deliveryMap/DeliveryMapPage.tsx"),
  roles: () => import("./pages/roles/RolesPage.tsx"),
  accessCheck: () => import("./pages/access/AccessCheckPage.tsx"),
  permissions: () => import("./pages/access/PermissionsPage.tsx"),
  users: () => import("./pages/users/UsersPage.tsx"),
  userEditor: () => import("./pages/users/UserEditorPage.tsx"),
  access: () => import("./pages/access/AccessPage.tsx"),
}

const described: ScreenLoader = () => import("./pages/resource/ResourcePage.tsx")

/** The screen of a route: one written by hand, or that of described lists. */
export const screenLoaderOf = ({ screen }: { readonly screen?: ScreenName }): ScreenLoader =>
  screen ? screens[screen] : described
