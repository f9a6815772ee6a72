import { enableShadowDOM } from "react-stately/private/flags/flags"

/** Makes React Aria look for the focus inside shadow roots. */
export const supportShadowRoots = enableShadowDOM
