import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { LOOKUP_FIELDS } from '@/lib/order-status/lookup-form'
import { accountPath } from '@/lib/site/account-pages'
import { orderStatusActionPath } from '@/lib/site/order-paths'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; typed: Readonly<Record<string, string>>; errors: ShownErrors }

/** Form that asks for an order by its number and an email address or a postal code. */
export function LookupForm({ locale, typed, errors }: Props) {
  const t = getTranslator(locale, 'orders')
  const field = (name: string) => ({
    name,
    words: fieldWords(locale),
    error: errors.at(name),
    defaultValue: typed[name] ?? '',
  })
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('guest.intro')}</p>
      <p className="mt-2">
        <a href={loginPath(locale, accountPath(locale, 'orderHistory'))} className="inline-block py-1">
          {t('guest.signInInstead')}
        </a>
      </p>
      <form
        method="post"
        action={orderStatusActionPath(locale, 'lookup')}
        className="mt-6 space-y-5"
        noValidate
      >
        <TextInput
          {...field(LOOKUP_FIELDS.order)}
          label={t('guest.code')}
          hint={t('guest.codeHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          {...field(LOOKUP_FIELDS.email)}
          type="email"
          label={t('guest.email')}
          autoComplete="email"
        />
        <p className="font-semibold">{t('guest.or')}</p>
        <TextInput
          {...field(LOOKUP_FIELDS.postalCode)}
          label={t('guest.postalCode')}
          autoComplete="postal-code"
        />
        <Button type="submit">{t('guest.submit')}</Button>
      </form>
    </>
  )
}
