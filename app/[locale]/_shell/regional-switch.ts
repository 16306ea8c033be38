import type { SwitchTexts } from '@/components/regional/switch-texts'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALE_NAMES } from '@/lib/site/locale-names'
import { localeChoicePath, regionalSwitchPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'

/** Settings and texts for the regional switch of a site. */
export const regionalSwitch = (locale: Locale) => ({
  locale,
  path: regionalSwitchPath(locale),
  choicePath: localeChoicePath(locale),
  texts: textsOf(locale),
})

/** Texts of the move; undefined for a site without a sibling, to which no visitor is moved. */
function textsOf(locale: Locale): SwitchTexts | undefined {
  const { sibling, currency } = getSite(locale)
  if (sibling === undefined) return undefined
  const { switched, country } = getMessages(locale).layout
  return {
    moved: fill(`${switched.text} ${switched.cart}`, {
      site: country.sites[locale],
      currency,
      former: getSite(sibling).currency,
      language: LOCALE_NAMES[locale].language,
    }),
    undo: fill(switched.undo, { site: country.sites[sibling] }),
  }
}
