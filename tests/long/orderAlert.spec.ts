import { ringingTabs } from "../e2e/ringingTabs.ts"

ringingTabs("long")
