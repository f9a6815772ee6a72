/** The frame around every screen behind login. */
export const loadShell = () => import("./Shell.tsx")
