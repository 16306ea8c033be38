import { useId } from 'react'
import { contentHref } from '@/lib/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; siteBase: string }

const LEVELS = ['a', 'b', 'c'] as const

/** What the qualification levels mean (spec §6). */
export function QualificationLevels({ locale, siteBase }: Props) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  return (
    <section aria-labelledby={headingId} className="column py-12 lg:py-20">
      <div className="gap-16 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <h2 id={headingId}>{t('levels.heading')}</h2>
          <p className="mt-3 text-muted">{t('levels.text')}</p>
          <p className="mt-4">
            <a
              href={contentHref('site:ordering/qualifications', locale, siteBase)}
              className="inline-block py-1 font-semibold"
            >
              {t('levels.link')}
            </a>
          </p>
        </div>
        <div className="mt-8 lg:mt-0">
          <dl className="divide-y divide-line border-y border-line">
            {LEVELS.map(level => (
              <div key={level} className="gap-8 py-5 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt className="font-display text-xl font-bold text-accent">{t(`levels.${level}`)}</dt>
                <dd className="mt-1 sm:mt-0.5">{t(`levels.${level}Text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-muted">{t('levels.note')}</p>
        </div>
      </div>
    </section>
  )
}
