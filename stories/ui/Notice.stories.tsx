import { Link } from "../../src/ui/link/Link.tsx"
import { Notice } from "../../src/ui/notice/Notice.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Notice", component: Notice })

const Tones = () => (
  <div style={{ display: "grid", gap: 12, inlineSize: 560 }}>
    <Notice tone="warning" role="alert" durationMs={600_000} onClose={() => {}} closeLabel="Fechar">
      <strong>Ops! Ajuste alguns campos e tente salvar de novo.</strong>
    </Notice>
    <Notice tone="danger">E-mail ou senha incorretos.</Notice>
    <Notice tone="info">
      Nova versão dos termos. <Link href="#terms">Ler e aceitar</Link>
    </Notice>
    <Notice tone="success">Cadastro feito. Entre com o seu e-mail.</Notice>
  </div>
)

export const EveryTone = meta.story({ render: () => inRoot(<Tones />) })
export const Dark = meta.story({ render: () => inRoot(<Tones />, { scheme: "dark" }) })
