import type { Locale } from '@/lib/site/sites'

/**
 * Memoizes the last result per locale, until one of the other arguments is no longer the same object. For
 * data that every page of a site derives from the same texts and content.
 */
export function memoizePerLocale<Args extends readonly unknown[], Result>(
  make: (locale: Locale, ...args: Args) => Result,
): (locale: Locale, ...args: Args) => Result {
  const last = new Map<Locale, { args: Args; result: Result }>()
  return (locale, ...args) => {
    const known = last.get(locale)
    if (known?.args.every((arg, index) => arg === args[index])) return known.result
    const result = make(locale, ...args)
    last.set(locale, { args, result })
    return result
  }
}
