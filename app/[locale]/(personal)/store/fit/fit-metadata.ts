import type { Metadata } from 'next'
import { fitSubject } from '@/lib/catalogue/fit/fit-subject'
import type { FitForm } from '@/lib/catalogue/fit/read-fit-form'
import { knownCategories } from '@/lib/catalogue/search/load-search.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { fitPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** The empty fit finder is indexed by search engines; its result pages, of which there is no end, are not. */
export async function fitMetadata(locale: Locale, form: FitForm): Promise<Metadata> {
  const t = getTranslator(locale, 'fit')
  const title = t('title')
  if (form.state === 'new' && form.values.area === '')
    return sharedMetadata(locale, { title, description: t('description'), pathOn: fitPath })
  return { title: await titleOf(locale, form), robots: { index: false } }
}

/** The title contains the criteria, so that each result page has its own title. */
async function titleOf(locale: Locale, form: FitForm): Promise<string> {
  const t = getTranslator(locale, 'fit')
  const title = t('title')
  if (form.state === 'wrong') return getTranslator(locale, 'common')('errorTitlePrefix', { title })
  if (form.state === 'new') return title
  const areas = form.criteria.area === undefined ? [] : await knownCategories(locale)
  return t('titleFor', { title, subject: fitSubject(locale, form.criteria, areas) })
}
