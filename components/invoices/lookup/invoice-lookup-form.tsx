import { ErrorSummary } from '@/components/form/errors/error-summary'
import { TextInput } from '@/components/form/fields/text-input'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import type { FormErrors } from '@/lib/forms/form-errors'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { lookupErrors } from '@/lib/invoices/lookup/lookup-errors'
import { INVOICE_LOOKUP_FIELDS } from '@/lib/invoices/lookup/lookup-form'
import { invoiceLookupActionPath, invoicesPath } from '@/lib/site/invoice-paths'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; typed: Readonly<Record<string, string>>; errors: FormErrors }

/** The invoices without a sign-in: a form that looks one up to pay it. */
export function InvoiceLookupForm({ locale, typed, errors }: Props) {
  const t = getTranslator(locale, 'invoices')
  const shown = lookupErrors(locale, errors)
  const { invoice, account, amount, postalCode } = INVOICE_LOOKUP_FIELDS
  const field = (name: string) => ({
    name,
    words: fieldWords(locale),
    error: shown.at(name),
    defaultValue: typed[name] ?? '',
    autoComplete: 'off',
  })
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('title') }]}
      />
      <div className="mt-4">
        <ErrorSummary title={getTranslator(locale, 'errors')('summaryTitle')} entries={shown.summary} />
        <h1>{t('pay.title')}</h1>
      </div>
      <p className="mt-3 max-w-prose text-lg">{t('lookup.intro')}</p>
      <p className="mt-2">
        <a href={loginPath(locale, invoicesPath(locale))} className="inline-block py-1">
          {t('lookup.signIn')}
        </a>
      </p>
      <form method="post" action={invoiceLookupActionPath(locale)} className="mt-6 space-y-5" noValidate>
        <TextInput {...field(invoice)} label={t('lookup.invoice')} />
        <TextInput {...field(account)} label={t('lookup.account')} />
        <TextInput {...field(amount)} label={t('lookup.amount')} inputMode="decimal" />
        <p className="font-semibold">{t('lookup.or')}</p>
        <TextInput {...field(postalCode)} label={t('lookup.postalCode')} />
        <Button type="submit">{t('lookup.submit')}</Button>
      </form>
    </div>
  )
}
