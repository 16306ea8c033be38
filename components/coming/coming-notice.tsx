import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'

type Props = {
  locale: Locale
  page: keyof Messages['coming']['pages']
  /** Possible actions in the meantime. */
  children: ReactNode
}

/** Heading, purpose of a page that opens later, and the actions that are possible today. */
export function ComingNotice({ locale, page, children }: Props) {
  const t = getTranslator(locale, 'coming')
  return (
    <>
      <p className="mt-3">
        <Badge>{t('notOpen')}</Badge>
      </p>
      <p className="mt-4 max-w-prose text-lg">{t(`pages.${page}.text`)}</p>
      <h2 className="mt-10">{t('today')}</h2>
      {children}
    </>
  )
}
