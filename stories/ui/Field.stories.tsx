import { useState } from "react"
import { PasswordField } from "../../src/ui/field/PasswordField.tsx"
import { TextArea } from "../../src/ui/field/TextArea.tsx"
import { TextField, type TextFieldProps } from "../../src/ui/field/TextField.tsx"
import { phone } from "../../src/ui/icon/listIcons.ts"
import { Link } from "../../src/ui/link/Link.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Field", component: TextField })

const StatefulTextField = (
  props: Omit<TextFieldProps, "value" | "onChange"> & { readonly start?: string },
) => {
  const { start = "", ...field } = props
  const [text, setText] = useState(start)
  return <TextField {...field} value={text} onChange={setText} />
}

const Fields = () => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 240px)", gap: "16px 20px" }}>
    <StatefulTextField label="Nome completo" placeholder="Nome e sobrenome" />
    <StatefulTextField label="Telefone" optionalLabel="opcional" icon={phone} start="(11) 9 8642-0173" />
    <StatefulTextField label="Cidade" start="São Paulo" />
    <StatefulTextField label="E-mail" start="camila@cantinabela" error="E-mail é obrigatório" />
    <StatefulTextField label="CEP" start="05014-000" hint="Buscando o endereço…" busy />
    <StatefulTextField label="ID" start="3" hint="Só leitura" isDisabled />
    <TextArea
      label="Observação"
      optionalLabel="opcional"
      value="Deixar na portaria com o Seu Antônio."
      onChange={() => {}}
    />
  </div>
)

export const Some = meta.story({ render: () => inRoot(<Fields />) })
export const Dark = meta.story({ render: () => inRoot(<Fields />, { scheme: "dark" }) })

const Password = () => {
  const [text, setText] = useState("demo1234")
  return (
    <div style={{ inlineSize: 344 }}>
      <PasswordField
        label="Senha"
        size="large"
        autoComplete="current-password"
        value={text}
        onChange={setText}
        showLabel="Mostrar senha"
        hideLabel="Ocultar senha"
        labelEnd={<Link href="#forgot">Esqueci minha senha</Link>}
      />
    </div>
  )
}
export const PasswordShownOnRequest = meta.story({ render: () => inRoot(<Password />) })
