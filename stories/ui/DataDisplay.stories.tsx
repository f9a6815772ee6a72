import { useState } from "react"
import { LogoMark } from "../../src/ui/art/LogoMark.tsx"
import { ShopFront } from "../../src/ui/art/ShopFront.tsx"
import { Avatar } from "../../src/ui/avatar/Avatar.tsx"
import { Badge } from "../../src/ui/badge/Badge.tsx"
import { Button } from "../../src/ui/button/Button.tsx"
import { Chip } from "../../src/ui/chip/Chip.tsx"
import { lock, searchX } from "../../src/ui/icon/icons.ts"
import { Kbd } from "../../src/ui/kbd/Kbd.tsx"
import { LoadingBar } from "../../src/ui/loading/LoadingBar.tsx"
import { PanelRoot } from "../../src/ui/root/PanelRoot.tsx"
import { Status } from "../../src/ui/status/Status.tsx"
import { Tabs } from "../../src/ui/tabs/Tabs.tsx"
import { EmptyState } from "../../src/ui/emptyState/EmptyState.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot, Row } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Data display", component: Chip })

const DataDisplay = () => (
  <>
    <Row>
      <Chip>Gerente de loja</Chip>
      <Chip tone="line">+2</Chip>
      <Chip tone="line" icon={lock}>
        Padrão
      </Chip>
      <Chip tone="accent">novo</Chip>
      <Chip tone="warning">Manual</Chip>
      <Badge>6</Badge>
      <Badge tone="accent">2</Badge>
      <Badge tone="danger">2</Badge>
      <Avatar name="Marina Couto" />
      <Avatar name="Célia Ramos" size={32} />
      <Avatar name="Marina Couto" size={56} />
      <Avatar name="Cantina Bela Paulista" square tone="accent" />
      <Kbd>Ctrl</Kbd>
    </Row>
    <Row>
      <Status tone="success">Online</Status>
      <Status tone="info">Em rota</Status>
      <Status tone="danger">Offline</Status>
      <Status tone="warning">Atrasado</Status>
      <Status tone="neutral">Agendado</Status>
      <Status tone="off">Sem sinal</Status>
    </Row>
    <Row>
      <Status soft tone="success">
        Entregue
      </Status>
      <Status soft tone="info">
        Em rota
      </Status>
      <Status soft tone="danger">
        Sem entregador
      </Status>
      <Status soft tone="warning">
        Aguardando a loja
      </Status>
      <Status soft tone="neutral">
        Agendado
      </Status>
    </Row>
    <div style={{ inlineSize: 220 }}>
      <LoadingBar progress={0.75} />
      <LoadingBar />
    </div>
    <EmptyState
      icon={searchX}
      title="Nenhum registro encontrado"
      text="Nenhum resultado para “zelia” em Situação: Ativo."
      action={<Button size="small">Limpar filtros</Button>}
    />
  </>
)

export const Every = meta.story({ render: () => inRoot(<DataDisplay />) })
export const Dark = meta.story({ render: () => inRoot(<DataDisplay />, { scheme: "dark" }) })

const TabsOfAUser = () => {
  const [tab, setTab] = useState("basic")
  return (
    <div style={{ inlineSize: 640 }}>
      <Tabs
        label="Partes do usuário"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "basic", label: "Informações básicas", errors: 2 },
          { id: "address", label: "Endereço" },
          { id: "networks", label: "Redes sociais" },
          { id: "roles", label: "Papéis", isDisabled: true },
          { id: "password", label: "Alterar senha" },
        ]}
      >
        {(id) => <p>{id}</p>}
      </Tabs>
    </div>
  )
}
export const TabsWithErrors = meta.story({ render: () => inRoot(<TabsOfAUser />) })

const Art = () => (
  <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", blockSize: 600 }}>
    {(["light", "dark"] as const).map((scheme) => (
      <PanelRoot key={scheme} scheme={scheme}>
        <div style={{ blockSize: 600, position: "relative" }}>
          <ShopFront />
          <div style={{ position: "absolute", inset: "auto auto 8px 8px" }}>
            <LogoMark size={32} />
          </div>
        </div>
      </PanelRoot>
    ))}
  </div>
)
export const ShopFrontInBothSchemes = meta.story({ render: () => <Art /> })
