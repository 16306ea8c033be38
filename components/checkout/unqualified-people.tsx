import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Person = { uid: string; name: string; level?: { name: string } | undefined }

type Props = { locale: Locale; level: string; people: readonly Person[] }

const HEADING_ID = 'unqualified-people'

/** Colleagues who cannot be chosen, each with the reason. */
export function UnqualifiedPeople({ locale, level, people }: Props) {
  const t = getTranslator(locale, 'checkout')
  if (people.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10 max-w-form">
      <h2 id={HEADING_ID} className="text-xl">
        {t('qualifiedUser.others')}
      </h2>
      <ul className="mt-3 space-y-2 text-muted">
        {people.map(({ uid, name, level: own }) => (
          <li key={uid} className="wrap-anywhere">
            {own === undefined
              ? t('qualifiedUser.noLevel', { name, level })
              : t('qualifiedUser.lowerLevel', { name, own: own.name, level })}
          </li>
        ))}
      </ul>
    </section>
  )
}
