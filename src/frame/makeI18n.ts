import { createInstance, type i18n } from "i18next"

/** An empty instance for one provider. React escapes what it shows, so values go in as they are. */
export const makeI18n = (): i18n => {
  const instance = createInstance({
    lng: "ptBr",
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  void instance.init()
  // Intl knows no "ptBr", so i18next would have it throw for each sentence with a count, and then do this.
  instance.services.pluralResolver.getSuffix = (_: string, count: number) => (count === 1 ? "_one" : "_other")
  return instance
}
