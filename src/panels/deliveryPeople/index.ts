export {
  DeliveryPeoplePanel,
  type DeliveryPeoplePanelProps,
  type OpenPerson,
} from "./DeliveryPeoplePanel.tsx"
export { type PersonTab, personTabs } from "./tabs.ts"
