import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { LineChange } from '@/lib/saved-carts/line-changes'
import type { Locale } from '@/lib/site/sites'
import type { LineGroupData } from '../lines/lines-view'
import { cartErrors, cartGroups } from '../page/cart-lines'

type Shown = {
  flags: FlagValues
  typed: ReadonlyMap<string, string>
  percentOff: number | undefined
  changes: readonly LineChange[]
}

/** The lines of a saved cart, each with what has changed since it was saved. */
export function savedCartGroups(
  locale: Locale,
  cart: Cart,
  { flags, typed, percentOff, changes }: Shown,
): readonly LineGroupData[] {
  const visitor = { isSignedIn: true, flags, typed, percentOff }
  return cartGroups(locale, cart, visitor, cartErrors(locale, cart, visitor)).map(group => ({
    ...group,
    lines: group.lines.map(line => {
      // A missing level is noted in any case.
      const own = changes.filter(({ code, kind }) => code === line.code && kind !== 'LEVEL_MISSING')
      const texts = [...own.map(({ text }) => text), ...(line.note === undefined ? [] : [line.note])]
      return texts.length === 0 ? line : { ...line, note: texts.join(' ') }
    }),
  }))
}
