import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import type { PaymentData } from '@/lib/invoices/payment/load-payment.server'
import { invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; data: Pick<PaymentData, 'leftOut'>; isGuest: boolean; children: ReactNode }

/** Frame of the page that pays invoices, with what had to be left out of the selection. */
export function PaymentShell({ locale, data: { leftOut }, children }: Props) {
  const t = getTranslator(locale, 'invoices')
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[
          ...storeCrumbs(locale),
          { label: t('title'), href: invoicesPath(locale) },
          { label: t('pay.title') },
        ]}
      />
      <h1 className="mt-4">{t('pay.title')}</h1>
      {leftOut.length > 0 && (
        <div className="mt-6 max-w-prose">
          <Banner tone="warning" toneLabel={getTranslator(locale, 'layout')('tones.warning')} announce="none">
            {leftOut.map(({ number, reason }) => (
              <p key={number}>{t(`pay.leftOut.${reason}`, { number })}</p>
            ))}
          </Banner>
        </div>
      )}
      <div className="mt-6">{children}</div>
    </div>
  )
}
