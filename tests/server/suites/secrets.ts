import { execFile } from "node:child_process"
import { expect, test } from "vitest"
import { resealSettings, sealSettings } from "../../../host/server/platformSettings/sealSettings.ts"
import { secretsOf } from "../../../host/server/platformSettings/secrets.ts"
import { type Api, secret, sibling } from "../api.ts"

const key = "payments.gatewayToken"
const place = { key, scope: "PLATFORM", scopeId: 0 }

/** Secrets among settings, as the database has them. */
export const secretSuite = (api: () => Api) => {
  const current = secretsOf(secret)
  const db = () => api().server.store!.db
  const kept = async () => {
    const [row] = await api().rows(`select value #>> '{}' as value from settings where key = '${key}'`)
    return String(row!["value"])
  }
  const keep = (value: string) =>
    api()
      .rows(`insert into settings (key, scope, scope_id, value) values ('${key}', 'PLATFORM', 0, '${value}')
      on conflict (key, scope, scope_id) do update set value = excluded.value`)
  const isInDatabase = async (text: string) => {
    const found = await api().rows(
      `select 1 from settings where value::text like '%${text}%'
        union all select 1 from audit_lines where changes::text like '%${text}%'`,
    )
    return found.length > 0
  }

  test("whoever reads the database finds no secret of a setting in it, and no other place opens it", async () => {
    const body = { value: "tok_ação", version: 0 }
    await api().rows(`delete from settings where key = '${key}'`)
    const saved = await api().ask("PUT", `/settings/${key}?scope=PLATFORM`, { as: "root", body })
    expect(saved).toMatchObject({ status: 200, body: { value: null, isSet: true } })
    expect(await isInDatabase("tok_")).toBe(false)
    const sealed = await kept()
    expect(current.open(sealed, place)).toBe("tok_ação")
    expect(current.open(sealed, { ...place, scopeId: 1 })).toBeUndefined()
    expect(
      current.open(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`, place),
    ).toBeUndefined()
    expect(secretsOf("another secret of another server, long").open(sealed, place)).toBeUndefined()
  })

  test("a secret that was kept as it was typed is sealed when the server starts", async () => {
    await keep(JSON.stringify("tok_plain"))
    const started = await sibling(api(), {})
    await started.server.close()
    expect(current.open(await kept(), place)).toBe("tok_plain")
    expect(await isInDatabase("tok_plain")).toBe(false)
  })

  test("after the server's secret has changed, a command seals them anew, all or none", async () => {
    const former = secretsOf("the secret this server had before it")
    await keep(JSON.stringify(former.seal("tok_old", place)))
    expect(await sealSettings(db(), current), "the start tells of it and changes nothing").toBe(1)
    const stranger = secretsOf("a secret that nobody ever had here")
    await expect(resealSettings(db(), { former: stranger, current })).rejects.toThrow(key)
    expect(await resealSettings(db(), { former, current })).toBe(1)
    expect(current.open(await kept(), place)).toBe("tok_old")
    expect(await resealSettings(db(), { former, current })).toBe(0)
    await api().rows(`delete from settings where key = '${key}'`)
  })

  test("the command that seals them anew asks for the former secret", async () => {
    const script = new URL("../../../host/server/composition/rotateSecrets.ts", import.meta.url).pathname
    const env = { PATH: process.env["PATH"], DATABASE_URL: "postgres://localhost/none", JWT_SECRET: secret }
    const [code, said] = await new Promise<[unknown, string]>((resolve) => {
      execFile(process.execPath, [script], { env }, (failure, _, stderr) => resolve([failure?.code, stderr]))
    })
    expect(code).toBe(1)
    expect(said).toContain("OLD_JWT_SECRET must be the secret the server had before.")
  })
}
