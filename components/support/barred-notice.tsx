import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { CUSTOMER_ONLY, type CustomerOnly } from '@/lib/support/customer-only'

type Props = { locale: Locale; part: CustomerOnly | undefined; isActing: boolean }

/** Says what only the customer does: the part that was asked for, then all of them. */
export function BarredNotice({ locale, part, isActing }: Props) {
  const t = getTranslator(locale, 'support')
  return (
    <>
      {part !== undefined && <p className="mt-3 max-w-prose text-lg">{t(`barred.parts.${part}`)}</p>}
      <p className="mt-3 max-w-prose">{t('barred.how')}</p>
      <h2 className="mt-8 text-xl">{t('barred.all')}</h2>
      <ul className="mt-3 max-w-prose list-disc space-y-1 pl-6">
        {CUSTOMER_ONLY.map(own => (
          <li key={own}>{t(`barred.parts.${own}`)}</li>
        ))}
      </ul>
      <p className="mt-8">
        {isActing ? (
          <ButtonLink href={accountPath(locale, 'accountHome')}>{t('barred.toAccount')}</ButtonLink>
        ) : (
          <ButtonLink href={supportPath(locale)}>{t('start.cancel')}</ButtonLink>
        )}
      </p>
    </>
  )
}
