import { sharedRefresh } from "../e2e/sharedRefresh.ts"

sharedRefresh(10)
