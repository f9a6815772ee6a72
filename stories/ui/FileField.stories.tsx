import { useState } from "react"
import { typeOfFile } from "../../src/contract/files/typeOfFile.ts"
import { FileField, type FileFieldProps } from "../../src/ui/file/FileField.tsx"
import type { UploadOptions } from "../../src/ui/file/useUpload.ts"
import preview from "../../.storybook/preview.tsx"
import { inRoot } from "./inRoot.tsx"
import type { FieldFile, FileFieldWords } from "../../src/ui/file/FieldFile.ts"

const meta = preview.meta({ title: "UI/FileField", component: FileField })

const words: FileFieldWords = {
  choose: "Escolher arquivo",
  replace: "Trocar",
  remove: "Remover arquivo",
  cancel: "Cancelar envio",
  retry: "Tentar de novo",
  drop: "Arraste um arquivo até aqui ou escolha um.",
  tooLarge: "O arquivo passa de 5 MB.",
  wrongType: "Envie uma imagem PNG, JPEG, WebP ou GIF.",
  uploading: (name) => `Enviando ${name}`,
  uploaded: (name) => `${name} foi enviado`,
  size: (bytes) => `${Math.round(bytes / 1024)} kB`,
}

/** Sends at once, half way for ever, or not at all. */
const uploads = {
  done: async (file: File, { onProgress }: UploadOptions): Promise<FieldFile> => {
    onProgress(1)
    return { id: 7, name: file.name, size: file.size }
  },
  slow: (_: File, { onProgress }: UploadOptions): Promise<FieldFile> => {
    onProgress(0.4)
    return new Promise(() => {})
  },
  refused: async (): Promise<FieldFile> => {
    throw new Error("refused")
  },
} as const

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

const loadPixel = async () =>
  new Blob([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], { type: "image/png" })

interface Situation extends Partial<Omit<FileFieldProps, "value" | "upload">> {
  readonly start?: FieldFile | null
  readonly sends?: keyof typeof uploads
}

const StatefulFileField = ({ start = null, sends = "done", ...more }: Situation) => {
  const [value, setValue] = useState<FieldFile | null>(start)
  return (
    <div style={{ inlineSize: 420, maxInlineSize: "100%" }}>
      <FileField
        label="Foto"
        typeOf={typeOfFile}
        accept={["image/png", "image/jpeg", "image/webp", "image/gif"]}
        maxBytes={5_242_880}
        words={words}
        explain={() => "O envio não deu certo. Tente de novo."}
        load={loadPixel}
        {...more}
        upload={uploads[sends]}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

const photo: FieldFile = { id: 3, name: "fachada-da-cantina-bela-paulista-em-novembro.png", size: 184_320 }

const Every = () => (
  <>
    <StatefulFileField />
    <StatefulFileField label="Fachada" start={photo} hint="Aparece no topo da página." />
    <StatefulFileField label="Contrato" start={{ id: 4, name: "contrato.pdf" }} load={undefined} isReadOnly />
    <StatefulFileField label="Logo" error="A logo é obrigatória." />
    <StatefulFileField label="Capa" isDisabled />
  </>
)

export const Some = meta.story({ render: () => inRoot(<Every />) })
export const Dark = meta.story({ render: () => inRoot(<Every />, { scheme: "dark" }) })
export const Empty = meta.story({ render: () => inRoot(<StatefulFileField />) })
export const Stored = meta.story({ render: () => inRoot(<StatefulFileField start={photo} />) })
export const Slow = meta.story({ render: () => inRoot(<StatefulFileField sends="slow" />) })
export const Refused = meta.story({ render: () => inRoot(<StatefulFileField sends="refused" />) })
