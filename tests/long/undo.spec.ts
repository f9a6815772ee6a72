import { closedTabs } from "../e2e/closedTabs.ts"

closedTabs(50)
