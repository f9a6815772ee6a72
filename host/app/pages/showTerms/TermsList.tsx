import {
  Checkbox,
  type Column,
  DataTable,
  EmptyState,
  file,
  Panel,
  PanelBody,
  PanelTools,
  Status,
} from "balcao/ui"
import { useMemo, useState } from "react"
import { Link } from "../../routing/Link.tsx"
import { useNavigate } from "../../routing/navigation.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useDocumentDay } from "../userPrivacy/usePrivacy.ts"
import * as css from "./showTerms.css.ts"
import { stateOf, type Terms, termsPath, useTermsWords } from "../../terms/useTerms.ts"

const tones = { PENDING: "warning", ACCEPTED: "success", READ_ONLY: "off" } as const

const useColumns = (): ReadonlyArray<Column<Terms>> => {
  const say = useTermsWords()
  const day = useDocumentDay()
  return useMemo(() => {
    const stateText = (terms: Terms) =>
      say(stateOf(terms), { day: day(terms.acceptedAt ?? terms.publishedAt) })
    return [
      {
        id: "title",
        label: say("title"),
        area: "lead",
        render: (terms) => (
          <Link to={termsPath(terms)} className={css.link}>
            {terms.title}
          </Link>
        ),
      },
      {
        id: "edition",
        label: say("edition"),
        area: "second",
        isNamed: true,
        render: ({ edition }) => edition,
      },
      {
        id: "publishedAt",
        label: say("publishedAt"),
        area: "second",
        render: ({ publishedAt }) => day(publishedAt),
      },
      {
        id: "acceptance",
        label: say("acceptance"),
        area: "tags",
        render: (terms) => <Status tone={tones[stateOf(terms)]}>{stateText(terms)}</Status>,
      },
    ]
  }, [say, day])
}

const keyOf = ({ _id }: Terms) => String(_id)
const titleOf = ({ title }: Terms) => title
const isPending = (terms: Terms) => stateOf(terms) === "PENDING"

/** The documents, each with its edition and whether it is accepted. */
export const TermsList = ({ terms }: { readonly terms: ReadonlyArray<Terms> | undefined }) => {
  const say = useTermsWords()
  const go = useNavigate()
  const columns = useColumns()
  const [isPendingOnly, setPendingOnly] = useState(false)
  const rows = useMemo(
    () => (isPendingOnly ? (terms ?? []).filter(isPending) : (terms ?? [])),
    [terms, isPendingOnly],
  )
  usePageHead({ description: say("about") })
  if (terms?.length === 0) return <EmptyState icon={file} title={say("none")} text={say("noneText")} />
  return (
    <Panel label={say("documents")}>
      <PanelTools>
        <Checkbox label={say("pendingOnly")} isSelected={isPendingOnly} onChange={setPendingOnly} />
      </PanelTools>
      <PanelBody>
        {terms && rows.length === 0 ? (
          <EmptyState icon={file} title={say("nonePending")} text={say("nonePendingText")} />
        ) : (
          <DataTable
            label={say("documents")}
            {...{ columns, rows }}
            rowKey={keyOf}
            rowLabel={titleOf}
            onRowOpen={(row) => go(termsPath(row))}
            skeletonRows={terms ? 0 : 3}
          />
        )}
      </PanelBody>
    </Panel>
  )
}
