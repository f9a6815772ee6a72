import { expect, it } from "vitest"
import { sentences } from "../../../host/server/composition/sentences.ts"
import { bareServer } from "../../../host/server/http/bareServer.ts"
import { readEnvironment } from "../../../host/server/composition/environment.ts"
import { BadSetting } from "../../../host/server/process/settings.ts"

const settings = (TRUSTED_PROXIES: string) =>
  readEnvironment({ API_URL: "https://api.example", TRUSTED_PROXIES })

/** The address the server takes a request from when it came through these, the caller first. */
const callerOf = async (trusted: string, [first, ...others]: ReadonlyArray<string>) => {
  const app = bareServer(settings(trusted), sentences)
  app.get("/whoami", async ({ ip }) => ip)
  const { body } = await app.inject({
    url: "/whoami",
    remoteAddress: others.at(-1) ?? first!,
    headers: { "x-forwarded-for": [first, ...others.slice(0, -1)].join(", ") },
  })
  await app.close()
  return body
}

it("somebody behind the proxies a host names is known by their own address", async () => {
  const through = ["203.0.113.7", "10.1.2.3", "127.0.0.1"]
  expect(await callerOf("10.0.0.0/8 , 127.0.0.1,", through)).toBe("203.0.113.7")
  expect(await callerOf(" loopback, 10.1.2.3", through)).toBe("203.0.113.7")
  expect(await callerOf("::1, 127.0.0.1", through)).toBe("10.1.2.3")
  expect(await callerOf("", through)).toBe("127.0.0.1")
})

it("a host who names a proxy by what is no address is told so before anything starts", () => {
  for (const wrong of [
    "my-proxy",
    "10.0.0.1 10.0.0.2",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::1/129",
    "10.0.0.0/8/8",
  ])
    expect(() => settings(`127.0.0.1, ${wrong}`)).toThrow(
      new BadSetting(
        `TRUSTED_PROXIES contains "${wrong}"; write IP addresses or ranges such as 10.0.0.1 or 10.0.0.0/8.`,
      ),
    )
})

it("a host who gives a company two numbers, or a number two companies, is told so", () => {
  const whole = { WHATSAPP_TOKEN: "x", WHATSAPP_SECRET: "x", WHATSAPP_VERIFY: "x" }
  const numbers = (WHATSAPP_NUMBERS: string) => () =>
    readEnvironment({ API_URL: "https://api.example", ...whole, WHATSAPP_NUMBERS })
  expect(numbers("1=3,2=3")).toThrow("WHATSAPP_NUMBERS names a company twice")
  expect(numbers("1=3,1=4")).toThrow("WHATSAPP_NUMBERS names a number twice")
})

it("a host who connects Braspag in part, or without its keys, is told so, and no sentence has the key", () => {
  const connected = (BRASPAG_URL: string, BRASPAG_QUERY_URL = "https://apiquery.braspag.com.br/v2/") =>
    readEnvironment({ API_URL: "https://api.example", BRASPAG_URL, BRASPAG_QUERY_URL }).braspag
  expect(connected("https://id:s%2Fecret@api.braspag.com.br/v2")).toEqual({
    address: "https://api.braspag.com.br/v2",
    queryAddress: "https://apiquery.braspag.com.br/v2",
    merchantId: "id",
    merchantKey: "s/ecret",
  })
  expect(() => connected("https://id:secret@api.braspag.com.br/v2", "")).toThrow(
    new BadSetting("BRASPAG_URL and BRASPAG_QUERY_URL belong together; one of them is missing."),
  )
  expect(() => connected("https://id@api.braspag.com.br/v2")).toThrow("BRASPAG_URL must look like https://")
})
