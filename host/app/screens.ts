import type { Route } from "./routes.ts"
import { ownValue } from "./ownValue.ts"

/** What a lazily loaded screen file exports: the page itself. */
interface ScreenFile {
  readonly default: () => React.ReactNode
}

/** Fetches a screen. */
export type ScreenLoader = () => Promise<ScreenFile>

const userPrivacy = () => import("./pages/userPrivacy/UserPrivacyPage.tsx")
const print = () => import("./pages/print/PrintPage.tsx")
const deliveryPeople = () => import("./pages/deliveryPeople/DeliveryPeoplePage.tsx")
const userEditor = () => import("./pages/users/UserEditorPage.tsx")
const access = () => import("./pages/access/AccessPage.tsx")
const roles = () => import("./pages/roles/RolesPage.tsx")
const users = () => import("./pages/users/UsersPage.tsx")
const described = () => import("./pages/resource/ResourcePage.tsx")

/** The screens written by hand, by the paths of their routes. */
export const writtenScreens: Readonly<Record<string, ScreenLoader>> = {
  "auth/login": () => import("./pages/login/LoginPage.tsx"),
  "auth/register": () => import("./pages/register/RegisterPage.tsx"),
  "auth/forgot-password": () => import("./pages/forgotPassword/ForgotPasswordPage.tsx"),
  "auth/reset-password": () => import("./pages/mailedLink/ResetPasswordPage.tsx"),
  "auth/confirm-account": () => import("./pages/mailedLink/ConfirmAccountPage.tsx"),
  "contract-acceptance": () => import("./pages/contractAcceptance/ContractAcceptancePage.tsx"),
  "track-delivery": () => import("./pages/trackDelivery/TrackDeliveryPage.tsx"),
  "auth/outbox": () => import("./pages/outbox/OutboxPage.tsx"),
  "user-privacy/{application}": userPrivacy,
  "user-privacy/{application}/{userType}": userPrivacy,
  "ask-delete-account/{application}": () => import("./pages/deleteAccount/DeleteAccountPage.tsx"),
  "shopping-cart/restaurant/print": print,
  "shopping-cart/supermarket/print-fiscal": print,
  "shopping-cart/supermarket/print": print,
  "error/403": () => import("./pages/error/DeniedPage.tsx"),
  "error/{type}": () => import("./pages/error/ErrorPage.tsx"),
  "admin/applications": () => import("./pages/applications/ApplicationsPage.tsx"),
  "company/delivery": () => import("./pages/companyDeliveries/CompanyDeliveriesPage.tsx"),
  "delivery-deliveryrecord": deliveryPeople,
  "chat/private-chat": () => import("./pages/contactCentre/ChatPage.tsx"),
  "chat/contacts": () => import("./pages/contactCentre/ContactsPage.tsx"),
  "loose-delivery/{type}": () => import("./pages/looseDeliveries/LooseDeliveriesPage.tsx"),
  "shopping-cart/{type}": () => import("./pages/orders/OrdersPage.tsx"),
  "settings-controller": () => import("./pages/settings/SettingsPage.tsx"),
  "show-terms": () => import("./pages/showTerms/ShowTermsPage.tsx"),
  mail: () => import("./pages/mail/MailPage.tsx"),
  dashboard: () => import("./pages/dashboard/DashboardPage.tsx"),
  "report/deliverymanlive": () => import("./pages/deliveryMap/DeliveryMapPage.tsx"),
  "user-management/roles": roles,
  "adm/roles": roles,
  "adm/acl-routes/check": () => import("./pages/access/AccessCheckPage.tsx"),
  "adm/permissions": () => import("./pages/access/PermissionsPage.tsx"),
  "user-management/users": users,
  "user-user": users,
  "user-management/users/add": userEditor,
  "user-management/users/edit/{id}": userEditor,
  "my-access": access,
  "user-management/users/access/{id}": access,
  "delivery-deliveryrecord/{person}": deliveryPeople,
}

/** The screen of a route: one written by hand, or that of described lists. */
export const screenLoaderOf = ({ path }: Route): ScreenLoader => ownValue(writtenScreens, path) ?? described
