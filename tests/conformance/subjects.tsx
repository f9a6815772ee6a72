import {
  AccessPanel,
  ApplicationsPanel,
  CompanyDeliveriesPanel,
  ContactCentrePanel,
  DashboardPanel,
  DeliveryMapPanel,
  DeliveryPeoplePanel,
  ForgotPasswordPanel,
  LoginPanel,
  LooseDeliveriesPanel,
  MenuPanel,
  OrdersPanel,
  RegisterPanel,
  ResourcePanel,
  RolesPanel,
  StoreTogglePanel,
  UserEditorPanel,
  UsersPanel,
} from "balcao"
import type { PanelTags } from "balcao/elements"
import type {} from "balcao/elements/order-alert"
import { MenuView } from "balcao/menu-view"
import { OrderAlertPanel } from "balcao/order-alert"
import { packings } from "balcao/resources/packings"
import { type MemoryBackend, type MemoryBackendOptions, restaurantUser } from "balcao/testing"
import type { ComponentType } from "react"
import { sampleMoment, sampleSnapshot } from "../../stories/panels/menuSample.ts"

/** A panel as its tag is named: `roles`. The types of tags know every one there is. */
export type Name = keyof PanelTags extends infer Tag ? (Tag extends `balcao-${infer N}` ? N : never) : never

/** A panel, what it is given in React or as a tag, and who uses it. */
export interface Subject {
  readonly Panel: ComponentType<object>
  readonly props: (backend: MemoryBackend) => Readonly<Record<string, unknown>>
  /** Default: a root user. */
  readonly user?: MemoryBackendOptions["user"]
  /** For forms of those who are not signed in. */
  readonly isSignedOut?: boolean
}

const subject = <P extends object>(
  Panel: ComponentType<P>,
  props: (backend: MemoryBackend) => NoInfer<P>,
  who: Pick<Subject, "user" | "isSignedOut"> = {},
): Subject => ({ Panel: Panel as ComponentType<object>, props: props as Subject["props"], ...who })

const restaurant = { user: restaurantUser }
const visitor = { isSignedOut: true }

/** Every panel there is: one that is forgotten here does not compile. */
export const subjects: Readonly<Record<Name, Subject>> = {
  access: subject(AccessPanel, () => ({ userId: 3 })),
  applications: subject(ApplicationsPanel, () => ({})),
  "company-deliveries": subject(CompanyDeliveriesPanel, () => ({})),
  "contact-centre": subject(ContactCentrePanel, () => ({})),
  dashboard: subject(DashboardPanel, () => ({})),
  "delivery-map": subject(DeliveryMapPanel, () => ({})),
  "delivery-people": subject(DeliveryPeoplePanel, () => ({})),
  "forgot-password": subject(ForgotPasswordPanel, () => ({}), visitor),
  "loose-deliveries": subject(LooseDeliveriesPanel, () => ({})),
  menu: subject(MenuPanel, () => ({}), restaurant),
  "menu-view": subject(MenuView, () => ({ data: sampleSnapshot, moment: sampleMoment }), visitor),
  login: subject(LoginPanel, () => ({ registerHref: "/register", forgotHref: "/forgot" }), visitor),
  "order-alert": subject(OrderAlertPanel, ({ database }) => ({ database }), restaurant),
  orders: subject(OrdersPanel, () => ({})),
  register: subject(RegisterPanel, () => ({}), visitor),
  resource: subject(ResourcePanel, () => ({ resource: packings })),
  roles: subject(RolesPanel, () => ({})),
  "store-toggle": subject(StoreTogglePanel, () => ({}), restaurant),
  "user-editor": subject(UserEditorPanel, () => ({ userId: 3 })),
  users: subject(UsersPanel, () => ({})),
}
