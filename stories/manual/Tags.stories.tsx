import preview from "../../.storybook/preview.tsx"
import { looseDeliveries } from "../../src/contract/resources/looseDeliveries.ts"
import { packings } from "../../src/contract/resources/packings.ts"
import { sampleLooseDeliveries } from "../../src/samples/looseDeliveries.ts"
import { listed, type MemoryBackend, restaurantUser } from "../../src/testing/index.ts"
import { menuOptions } from "../panels/menuBackend.ts"
import { sampleSnapshot } from "../panels/menuSample.ts"
import { TagPage } from "./TagPage.tsx"

const meta = preview.meta({
  title: "Manual/Tags",
  component: TagPage,
  // Pages to read: panels are tested by their own stories, tags end to end.
  tags: ["!test"],
  argTypes: {
    locale: { control: "inline-radio", options: ["pt-BR", "en"] },
    scheme: { control: "inline-radio", options: ["light", "dark"] },
    density: { control: "inline-radio", options: ["comfortable", "compact"] },
    readonly: { control: "boolean" },
    tag: { control: false },
    attributes: { control: false },
    properties: { control: false },
    api: { control: false },
    isSignedOut: { control: false },
  },
})

const restaurant = { user: restaurantUser }
const inPackings = {
  resources: [listed(packings, [{ name: "Caixa", abbreviation: "CX", kind: "BOX" }])],
}
const theirId = { "user-id": "3" }

export const Access = meta.story({ args: { tag: "balcao-access", attributes: theirId } })
export const Applications = meta.story({ args: { tag: "balcao-applications" } })
export const CompanyDeliveries = meta.story({ args: { tag: "balcao-company-deliveries" } })
export const Menu = meta.story({ args: { tag: "balcao-menu", api: menuOptions } })
export const MenuView = meta.story({
  args: { tag: "balcao-menu-view", properties: () => ({ data: sampleSnapshot }) },
})
export const Orders = meta.story({ args: { tag: "balcao-orders" } })
export const ContactCentre = meta.story({ args: { tag: "balcao-contact-centre" } })
export const Dashboard = meta.story({ args: { tag: "balcao-dashboard" } })
export const DeliveryMap = meta.story({ args: { tag: "balcao-delivery-map" } })
export const DeliveryPeople = meta.story({ args: { tag: "balcao-delivery-people" } })
export const ForgotPassword = meta.story({ args: { tag: "balcao-forgot-password", isSignedOut: true } })
export const Login = meta.story({ args: { tag: "balcao-login", isSignedOut: true } })
export const LooseDeliveries = meta.story({
  args: {
    tag: "balcao-loose-deliveries",
    api: { resources: [listed(looseDeliveries, sampleLooseDeliveries(Date.now()))] },
  },
})
export const OrderAlert = meta.story({
  args: {
    tag: "balcao-order-alert",
    api: restaurant,
    properties: (backend: MemoryBackend) => {
      setTimeout(() => backend.placeOrder({ totalCents: 5900 }), 1000)
      return { database: backend.database }
    },
  },
})
export const Register = meta.story({ args: { tag: "balcao-register", isSignedOut: true } })
export const Resource = meta.story({
  args: { tag: "balcao-resource", api: inPackings, properties: () => ({ resource: packings }) },
})
export const Roles = meta.story({ args: { tag: "balcao-roles" } })
export const StoreToggle = meta.story({ args: { tag: "balcao-store-toggle", api: restaurant } })
export const UserEditor = meta.story({ args: { tag: "balcao-user-editor", attributes: theirId } })
export const Users = meta.story({ args: { tag: "balcao-users" } })
