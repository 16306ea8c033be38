import type { Locale } from '@/lib/site/sites'

/**
 * Memoizes the last result of each locale, until one of the other arguments is no longer the same object: for
 * what every page of a site makes of the same texts and the same content.
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
