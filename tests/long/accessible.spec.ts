import { accessibleScreens } from "../e2e/accessibleScreens.ts"

accessibleScreens({ name: "on a phone", width: 390, height: 844, isDarkToo: false })
