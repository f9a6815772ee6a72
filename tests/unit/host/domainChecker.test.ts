import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it, test } from "vitest"
import { domainChecker } from "../../../host/server/applications/domains/domainChecker.ts"
import { domainProof } from "../../../host/server/applications/domains/domainProof.ts"
import { isPublic } from "../../../host/server/applications/domains/networks.ts"

const proof = domainProof("the secret of these servers")
const portOf = (server: Server) => (server.address() as AddressInfo).port
const questionIn = (path = "") => path.split("/").at(-1) ?? ""

/** Servers of this machine: ours, one of another installation, one that leads to ours, one that never ends. */
const ours = createServer(({ url }, response) => response.end(proof.answer(questionIn(url))))
const foreign = createServer(({ url }, response) =>
  response.end(domainProof("another secret").answer(questionIn(url))),
)
const leading = createServer(({ url }, response) =>
  response.writeHead(302, { location: `http://127.0.0.1:${portOf(ours)}${url}` }).end(),
)
const endless = createServer((_, response) => {
  const more = () => response.write("x".repeat(1000), () => response.destroyed || setImmediate(more))
  more()
})
const servers = [ours, foreign, leading, endless]

beforeAll(() =>
  Promise.all(servers.map((server) => new Promise<void>((up) => server.listen(0, "127.0.0.1", up)))),
)
afterAll(() => {
  for (const server of servers) server.close()
})

const stateAt = async (port: number, addresses: ReadonlyArray<string> | "unknown" = ["127.0.0.1"]) =>
  (await domainChecker({ proof, port: () => port, resolve: async () => addresses })("a.test")).state

describe("a domain", () => {
  it("leads here where our own answer comes back", async () => {
    expect(await stateAt(portOf(ours))).toBe("HERE")
  })
  it("leads elsewhere where anybody else answers, also one that sends us on to ourselves or never ends", async () => {
    for (const server of [foreign, leading, endless]) expect(await stateAt(portOf(server))).toBe("ELSEWHERE")
  })
  it("leads nowhere, or could not be checked where nobody knows or answers", async () => {
    expect(await stateAt(portOf(ours), [])).toBe("UNRESOLVED")
    expect(await stateAt(portOf(ours), "unknown")).toBe("UNCHECKED")
    expect(await stateAt(1)).toBe("UNCHECKED")
  })
  it("is never asked in a private network", async () => {
    const inside = ["10.1.2.3", "169.254.169.254", "192.168.0.1", "fd00::1", "::ffff:10.0.0.1", "0.0.0.0"]
    expect(await stateAt(portOf(ours), inside)).toBe("UNCHECKED")
  })
})

test.each([
  ["8.8.8.8", true],
  ["2001:4860:4860::8888", true],
  ["172.31.255.255", false],
  ["100.64.0.1", false],
  ["198.19.0.1", false],
  ["240.0.0.1", false],
  ["::1", false],
  ["fe80::1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["no address", false],
])("whether %s is of the public internet: %s", (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})
