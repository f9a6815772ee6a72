import { folded } from "../search/folded.ts"

/** Fields by which a help article is found. */
interface Article {
  readonly title: string
  readonly body: string
  readonly tags?: string | null | undefined
}

/** As many as one reads before one asks. */
const maxArticles = 3

/** Words that stand in any question. */
const common = new Set(
  "a as ao com como da das de do dos e ela ele em essa esse esta este eu foi ha mais mas meu meus minha minhas na nao nas no nos o os ou para por porque qual quando que quem se sem ser seu sua tem um uma voce an and are can do does for from have how i in is it my not of on or the this to was what when where why with you".split(
    " ",
  ),
)

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the stem of a word, the same for "cupons" and "cupom". */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2))

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !common.has(word))
      .map(stemOf),
  )

const countIn = (text: string, stems: ReadonlySet<string>) => {
  const words = wordsOf(text)
  return [...stems].filter((stem) => words.some((word) => word.startsWith(stem))).length
}

/** A word of the question counts twice in a title or among its other words; one that is only somewhere in the answer is too little. */
const scoreOf = ({ title, body, tags }: Article, stems: ReadonlySet<string>) =>
  2 * countIn(`${title} ${tags ?? ""}`, stems) + countIn(body, stems)

/** The articles that have most of the words of a question, the best first; of those that are as good the first given. */
export const bestArticles = <A extends Article>(
  articles: ReadonlyArray<A>,
  question: string,
): ReadonlyArray<A> => {
  const stems = stemsOf(question)
  return articles
    .map((article) => ({ article, score: scoreOf(article, stems) }))
    .filter(({ score }) => score > 1)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxArticles)
    .map(({ article }) => article)
}
