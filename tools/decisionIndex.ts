import { readdirSync, readFileSync, writeFileSync } from "node:fs"

const folder = new URL("../docs/decisions/", import.meta.url)

/** The topics of decisions, in the order of the index. */
const topics = [
  "API and contract",
  "Lists and editors",
  "Orders",
  "Deliveries and maps",
  "Messages and mail",
  "People and access",
  "Companies and applications",
  "Contracts and money",
  "Help and tickets",
  "Embedding and isolation",
  "Design system",
  "Bundles and loading",
  "Sizes",
  "Server and data",
  "Tests and tools",
]

interface Decision {
  readonly file: string
  readonly title: string
  readonly topic: string
}

const readDecision = (file: string): Decision => {
  const text = readFileSync(new URL(file, folder), "utf8")
  const [, title, topic] = /^# (.+)\n\nTopic: (.+)\n/.exec(text) ?? []
  if (title === undefined || topic === undefined)
    throw new Error(`${file} must begin with "# Title", an empty line and "Topic: …".`)
  if (!topics.includes(topic))
    throw new Error(`${file} has the topic "${topic}"; it may be ${topics.join(", ")}.`)
  return { file, title, topic }
}

const opening = `# Decisions

Written by \`npm run docs\` from the titles and topics of the records.

Short records of choices a newcomer would question: what was decided, why, what was weighed. Each has its topic in the line
under its title. A record is not rewritten when the decision changes; a new one says so and names the old.
Kilobytes that a change costs or saves are a row in the [size ledger](0208-size-ledger.md), not a record.
`

/** The text of docs/decisions/README.md: every record, by topic. */
export const decisionIndex = (): string => {
  const decisions = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map(readDecision)
  const sections = topics.map((topic) => {
    const records = decisions.filter((decision) => decision.topic === topic)
    const lines = records.map(({ file, title }) => `- [${file.slice(0, 4)}](${file}): ${title}`)
    return `\n## ${topic}\n\n${lines.join("\n")}\n`
  })
  return `${opening}${sections.join("")}`
}

if (import.meta.main) writeFileSync(new URL("README.md", folder), decisionIndex())
