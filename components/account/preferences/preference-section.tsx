import type { ReactNode } from 'react'
import { UnavailableNote } from '@/components/page/unavailable-note'
import { getTranslator } from '@/lib/i18n/translator'
import type { PreferenceSection as Section } from '@/lib/preferences/sections'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  section: Section
  /** Text shown in place of the form while its settings cannot be loaded. */
  away: string | undefined
  children: ReactNode
}

/** A section of the preferences with its heading; its id is the anchor of links to it. */
export function PreferenceSection({ locale, section, away, children }: Props) {
  const headingId = `${section}-title`
  return (
    <section id={section} aria-labelledby={headingId} className="mt-10 scroll-mt-4">
      <h2 id={headingId}>{getTranslator(locale, 'preferences')(`${section}.title`)}</h2>
      {away === undefined ? (
        children
      ) : (
        <UnavailableNote locale={locale} text={away} retryHref={accountPath(locale, 'preferences')} />
      )}
    </section>
  )
}
