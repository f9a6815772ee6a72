import type { ReactNode } from "react"

export const metadata = { title: "Papéis" }

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="pt-BR">
    <body>{children}</body>
  </html>
)

export default Layout
