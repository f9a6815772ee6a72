export {
  browserSession,
  type BrowserSessionOptions,
  type Client,
  type ClientOptions,
  createClient,
  hostSession,
  memorySession,
  type SessionSource,
} from "./api/client.ts"
export type { Api, CallOptions } from "./api/api.ts"
export { findCompanies, findCompany } from "./api/findCompanies.ts"
export { type ApiError, Unexpected, Unreachable } from "./api/errors.ts"
export { makeContentKey } from "./api/freshKey.ts"
export type { GetToken, TokenReason } from "./api/hostKeyring.ts"
export type { HostSessionOptions } from "./api/hostedSession.ts"
export type { Pace } from "./api/pace.ts"
export type { Session, SessionState, SessionUser } from "./api/session.ts"
export { hasUnsaved } from "./api/unsaved.ts"
export { type Density, type Messages, type Navigation, usePanel } from "./frame/PanelContext.ts"
export type { PanelAction, PanelEvent } from "./frame/panelEvents.ts"
export type { PanelProps } from "./frame/PanelFrame.tsx"
export type { PanelSlots, SlotContent } from "./frame/Slot.tsx"
export { type Appearance, PanelProvider, type PanelProviderProps } from "./frame/PanelProvider.tsx"
export type { AppearanceTokens, SchemeColors } from "./ui/theme/appearance.ts"
export { PersonAvatar } from "./frame/PersonAvatar.tsx"
export { safePath } from "./frame/returnUrl.ts"
export { type Task, useTask } from "./frame/useTask.ts"
export { useKeptOnExpiry } from "./frame/useKeptOnExpiry.ts"
export { UnsavedQuestion } from "./frame/unsaved/UnsavedQuestion.tsx"
export { useUnsaved } from "./frame/useUnsaved.ts"
export { useValue } from "./frame/useValue.ts"
export { type Dictionary, type Say, useWords } from "./frame/useWords.ts"
export { AccessPanel, type AccessPanelProps } from "./panels/access/AccessPanel.tsx"
export type { AccessTarget } from "./business/permissions/AccessTarget.ts"
export { ApplicationsPanel, type ApplicationsPanelProps } from "./panels/applications/ApplicationsPanel.tsx"
export {
  CompanyDeliveriesPanel,
  type CompanyDeliveriesPanelProps,
} from "./panels/companyDeliveries/CompanyDeliveriesPanel.tsx"
export { ContactCentrePanel } from "./panels/contactCentre/ContactCentrePanel.tsx"
export type { ContactCentrePanelProps } from "./panels/contactCentre/ContactCentrePanelProps.ts"
export type { DashboardLinks, DashboardTarget } from "./panels/dashboard/dashboardLinks.ts"
export { DashboardPanel, type DashboardPanelProps } from "./panels/dashboard/DashboardPanel.tsx"
export {
  DeliveryPeoplePanel,
  type DeliveryPeoplePanelProps,
  type OpenPerson,
} from "./panels/deliveryPeople/DeliveryPeoplePanel.tsx"
export { type PersonTab, personTabs } from "./panels/deliveryPeople/tabs.ts"
export {
  ForgotPasswordPanel,
  type ForgotPasswordPanelProps,
} from "./panels/forgotPassword/ForgotPasswordPanel.tsx"
export { LoginPanel, type LoginPanelProps } from "./panels/login/LoginPanel.tsx"
export type { DemoAccounts } from "./panels/login/DemoAccounts.ts"
export {
  LooseDeliveriesPanel,
  type LooseDeliveriesPanelProps,
} from "./panels/looseDeliveries/LooseDeliveriesPanel.tsx"
export { MenuPanel } from "./panels/menu/MenuPanel.tsx"
export type { MenuFeatures, MenuPanelProps } from "./panels/menu/MenuPanelProps.ts"
export { OrdersPanel, type OrdersPanelProps } from "./panels/orders/OrdersPanel.tsx"
export { type OrderLayout, orderLayouts, type OrdersView } from "./panels/orders/OrdersView.ts"
export { RegisterPanel, type RegisterPanelProps } from "./panels/register/RegisterPanel.tsx"
export { ResourcePanel, type ResourcePanelProps } from "./panels/resource/ResourcePanel.tsx"
export { RolesPanel, type RolesPanelProps } from "./panels/roles/RolesPanel.tsx"
export { UserEditorPanel } from "./panels/userEditor/UserEditorPanel.tsx"
export type { UserEditorFeatures, UserEditorPanelProps } from "./panels/userEditor/UserEditorPanelProps.ts"
export { DeliveryMapPanel, type DeliveryMapPanelProps } from "./panels/deliveryMap/DeliveryMapPanel.tsx"
export { type UserTab, userTabs } from "./panels/userEditor/tabs.ts"
export type { UserHeading } from "./panels/userEditor/useUserHeading.ts"
export { UsersPanel, type UsersPanelProps } from "./panels/users/UsersPanel.tsx"
export { StoreTogglePanel, type StoreTogglePanelProps } from "./panels/storeToggle/StoreTogglePanel.tsx"
export type { ListView } from "./resource/ListView.ts"
export type { ListSlots } from "./resource/ListPanelProps.ts"
export type { ListFeatures } from "./resource/useList.ts"
