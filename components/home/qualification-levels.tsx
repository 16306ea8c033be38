import { useId } from 'react'
import { contentHref } from '@/lib/backends/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { LevelsView } from './steps-view'

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
          <LevelsView
            levels={LEVELS.map(level => ({ title: t(`levels.${level}`), text: t(`levels.${level}Text`) }))}
          />
          <p className="mt-5 text-muted">{t('levels.note')}</p>
        </div>
      </div>
    </section>
  )
}
