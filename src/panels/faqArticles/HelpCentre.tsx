import { useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { faqArticles } from "../../contract/resources/faqArticles.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import type { ReadersListProps } from "../../resource/described/parts.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { AskInstead } from "./AskInstead.tsx"
import * as css from "./help.css.ts"
import { type Article, useHelp } from "./useHelp.ts"
import { useFaqWords } from "./words.ts"

const categories = faqArticles.fields.category.choices ?? {}
const resource: Resource = faqArticles

const Category = ({
  name,
  articles,
  onOpen,
}: { readonly name: string; readonly articles: ReadonlyArray<Article> } & Pick<
  ReadersListProps,
  "onOpen"
>) => (
  <section className={css.category} aria-label={name}>
    <h3 className={css.heading}>{name}</h3>
    <ul className={css.articles}>
      {articles.map((article) => (
        <li key={idKey(article._id)}>
          <Button tone="quiet" block onPress={() => onOpen(idKey(article._id))}>
            {article.title ?? idKey(article._id)}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)

/** The help as stores read it: a search over articles by category, and the way to a ticket where none answers. */
const HelpCentre = ({ onOpen }: ReadersListProps) => {
  const say = useFaqWords()
  const { word } = useReader(resource)
  const [text, setText] = useState("")
  const { remote, reload, articles = [], search } = useHelp(text)
  const problem = failure(remote)
  const groups = Object.keys(categories)
    .map((id) => ({ id, found: articles.filter(({ category }) => category === id) }))
    .filter(({ found }) => found.length > 0)
  return (
    <Panel label={say("help")}>
      <div className={css.help}>
        <SearchField
          label={say("search")}
          placeholder={say("searchHint")}
          value={text}
          onChange={setText}
          clearLabel={say("clear")}
          showLabel
        />
        {problem && <LoadFailure title={say("loadFailed")} error={problem} onRetry={reload} />}
        {!problem && remote.data === undefined && <LoadingBar />}
        {remote._tag === "Here" && groups.length === 0 && (
          <EmptyState title={say(search === "" ? "noArticles" : "nothingFound", { text: search })} />
        )}
        <div className={css.categories}>
          {groups.map(({ id, found }) => (
            <Category key={id} name={word(`filter.category.${id}`)} articles={found} onOpen={onOpen} />
          ))}
        </div>
        <p className={css.ask}>
          {say("notFound")} <AskInstead />
        </p>
      </div>
    </Panel>
  )
}

export default HelpCentre
