import { closedTabs } from "./closedTabs.ts"

closedTabs(5)
