import type { coupons } from "../../contract/resources/coupons.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import { couponCodes } from "../../contract/coupons/couponCodes.ts"
import { csvLine, type Spreadsheet } from "../../contract/wire/csv.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useSpreadsheet } from "../../resource/spreadsheet/useSpreadsheet.ts"
import { fileName, saveCsv } from "../../resource/saveFile.ts"
import { useCouponWords } from "./words.ts"

/** Makes coupons with a code of their own from one, and saves their codes as a file. */
export const useCodes = ({ _id: id, title }: RowOf<typeof coupons>, changed: () => void) => {
  const { client, before, emit } = usePanel()
  const say = useCouponWords()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError | MoveRefused>()
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  const generate = (body: { readonly prefix: string; readonly count: number }) => {
    const detail = { id, ...body }
    const work = Effect.map(client.api.call(couponCodes.generate, { params: { id }, body }), (made) => {
      emit({ panel: "coupons", type: "codes", detail })
      setCodes(made.codes)
      changed()
    })
    run(Effect.andThen(before({ panel: "coupons", type: "codes", detail }), work))
  }
  const asking = useSpreadsheet()
  const make = (spreadsheet: Spreadsheet, saved: () => void) => {
    const lines = (codes ?? []).map((code) => csvLine([code, String(title ?? "")], spreadsheet))
    saveCsv(
      fileName(say("codes.file"), new Date()),
      [csvLine([say("codes.code"), say("codes.title")], spreadsheet), ...lines].join(""),
    )
    saved()
  }
  const problem = error && (error._tag === "MoveRefused" ? say("codes.refused") : explain(error))
  return { busy, error: problem, codes, generate, asking, save: () => asking.withSpreadsheet(make) }
}
