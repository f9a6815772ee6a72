import { accessibleScreens } from "./accessibleScreens.ts"

// Phones are looked at by `npm run test:long`: every story has one, which axe checks with each run.
accessibleScreens({ name: "light and dark", width: 1440, height: 900, isDarkToo: true })
