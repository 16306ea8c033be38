import { SETTINGS_OPENER } from '@/components/consent/consent-request'
import { EditedFooter, SiteFooter } from '@/components/layout/site-footer'
import { loadFooter } from '@/lib/backends/content/footer.server'
import { loadFooterFragment } from '@/lib/backends/content/fragments/fragments.server'
import { getSettings } from '@/lib/config/env.server'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const consentSettings = memoizePerLocale(locale => ({
  label: getTranslator(locale, 'consent')('settings'),
  mark: SETTINGS_OPENER,
}))

/**
 * Footer of every page: the editors' fragment while their templates are switched on, else the structured
 * footer (spec §7).
 */
export async function PageFooter({ locale }: { locale: Locale }) {
  const { CONTENT_URL, TAG_MANAGER_URL } = getSettings()
  const consent = TAG_MANAGER_URL === undefined ? undefined : consentSettings(locale)
  const [content, markup] = await Promise.all([loadFooter(locale), loadFooterFragment(locale)])
  return markup === undefined ? (
    <SiteFooter locale={locale} content={content} siteBase={CONTENT_URL} {...(consent && { consent })} />
  ) : (
    <EditedFooter locale={locale} siteBase={CONTENT_URL} markup={markup} {...(consent && { consent })} />
  )
}
