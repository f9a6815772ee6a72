/** A host's navigation that goes nowhere and remembers where it was sent. */
export const ways = () => {
  const gone: Array<string> = []
  const navigation = {
    push: (path: string) => void gone.push(path),
    redirect: (path: string) => void gone.push(path),
  }
  return { gone, navigation }
}
