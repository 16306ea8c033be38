import { GlobalNotice } from '@/components/notifications/global-notice'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import { currentBanner } from '@/lib/backends/content/current-banner'
import { contentHref } from '@/lib/backends/content/href'
import { getSettings } from '@/lib/config/env.server'
import type { Banner } from '@/lib/contract/content'
import { dayIn } from '@/lib/format/calendar-day'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

type Props = { locale: Locale; banners: readonly Banner[] }

/** The current global notice of the marketing site (spec §2, Header). */
export function PageNotice({ locale, banners }: Props) {
  const { timeZone } = getSite(locale)
  const banner = currentBanner(banners, dayIn(timeZone, Date.now()))
  if (banner === undefined) return null
  const { id, showFrom, showUntil } = banner
  return (
    <GlobalNotice
      id={id}
      label={getTranslator(locale, 'layout')('notice.label')}
      days={{ timeZone, ...(showFrom && { showFrom }), ...(showUntil && { showUntil }) }}
      contents={staticMarkupData(noticeContents(locale, banner, getSettings().CONTENT_URL))}
    />
  )
}

const noticeContents = memoizePerLocale((locale, { text, href, linkText }: Banner, siteBase: string) => ({
  text,
  closeLabel: getTranslator(locale, 'layout')('notice.close'),
  ...(href !== undefined &&
    linkText !== undefined && { link: { label: linkText, href: contentHref(href, locale, siteBase) } }),
}))
