import { inCascadeLayer } from "../ui/theme/layered.ts"

inCascadeLayer(":host", { display: "block", colorScheme: "light dark" })
inCascadeLayer(":host([hidden])", { display: "none" })
