import { ErrorSummary } from '@/components/form/errors/error-summary'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button, ButtonLink } from '@/components/ui/button'
import { institutionOnlyLines } from '@/lib/cart/flash/account-differences'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { joinFacts } from '@/lib/format/join-facts'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { isOpenForOrders } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { ACCOUNT_FIELD, ITEMS_CHOICES, ITEMS_FIELD } from '@/lib/saved-carts/account-switch'
import { cartAccountActionPath, cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  accounts: readonly AccountView[]
  cart: Cart | undefined
  rejected: RejectedForm | undefined
  hidden: HiddenFieldValues
}

/** Asks for which account the cart is, and what becomes of the items that are in it. */
export function AccountQuestion({ locale, accounts, cart, rejected, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const errors = errorsOf(locale, rejected)
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[
          ...storeCrumbs(locale),
          { label: t('title'), href: cartPath(locale) },
          { label: t('account.title') },
        ]}
      />
      <div className="mt-4">
        <ErrorSummary
          title={getTranslator(locale, 'errors')('summaryTitle')}
          entries={[...errors].map(([fieldId, text]) => ({ fieldId, text }))}
        />
        <h1>{t('account.title')}</h1>
      </div>
      <p className="mt-3 max-w-prose text-lg">{t('account.text')}</p>
      {cart?.sapQuote === undefined ? (
        <SwitchForm {...{ locale, accounts, cart, rejected, hidden, errors }} />
      ) : (
        <OfQuote locale={locale} number={cart.sapQuote.code} />
      )}
    </div>
  )
}

/** The account of a quote in the checkout stays; its order is for whom it was offered. */
function OfQuote({ locale, number }: { locale: Locale; number: string }) {
  const t = getTranslator(locale, 'cart')
  return (
    <>
      <p className="mt-6 max-w-prose">{t('quote.account', { number })}</p>
      <p className="mt-4">
        <ButtonLink href={cartPath(locale)}>{t('notices.view')}</ButtonLink>
      </p>
    </>
  )
}

type FormProps = Props & { errors: ReadonlyMap<string, string> }

function SwitchForm({ locale, accounts, cart, rejected, hidden, errors }: FormProps) {
  const t = getTranslator(locale, 'cart')
  const words = fieldWords(locale)
  return (
    <form method="post" action={cartAccountActionPath(locale)} className="mt-6 space-y-8" noValidate>
      <HiddenFields {...hidden} />
      <RadioGroup
        name={ACCOUNT_FIELD}
        label={t('account.label')}
        appearance="cards"
        words={words}
        error={errors.get(ACCOUNT_FIELD)}
        defaultValue={rejected?.fields[ACCOUNT_FIELD] ?? currentOf(accounts, cart)}
        options={accounts.filter(isOpenForOrders).map(account => optionOf(locale, account, cart))}
      />
      {cart !== undefined && cart.entries.length > 0 && (
        <RadioGroup
          name={ITEMS_FIELD}
          label={t('account.what')}
          words={words}
          error={errors.get(ITEMS_FIELD)}
          defaultValue={rejected?.fields[ITEMS_FIELD] ?? 'copy'}
          options={ITEMS_CHOICES.map(value => ({ value, label: t(`account.${value}`) }))}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{t('account.submit')}</Button>
        <ButtonLink href={cartPath(locale)} variant="secondary">
          {t('account.keep')}
        </ButtonLink>
      </p>
    </form>
  )
}

/** The account that the cart is for now. */
const currentOf = (accounts: readonly AccountView[], cart: Cart | undefined): string | undefined =>
  cart?.organization?.uid ?? accounts.find(({ isDefault }) => isDefault)?.uid

/** An account as it is offered; what it cannot order of the cart is said before it is chosen. */
const optionOf = (
  locale: Locale,
  { uid, name, isPersonal, number, place }: AccountView,
  cart: Cart | undefined,
) => {
  const t = getTranslator(locale, 'cart')
  const facts = [
    ...(number === undefined ? [] : [t('sums.accountNumber', { number })]),
    place,
    ...(isPersonal ? institutionOnlyLines(locale, cart?.entries ?? []) : []),
  ].filter(Boolean)
  return {
    value: uid,
    label: isPersonal ? t('account.personal') : name,
    ...(facts.length > 0 && { hint: joinFacts(facts) }),
  }
}

function errorsOf(locale: Locale, rejected: RejectedForm | undefined): ReadonlyMap<string, string> {
  const t = getTranslator(locale, 'cart')
  return new Map(
    (rejected?.errors.fieldErrors ?? []).map(({ name, code }) => [
      name,
      code === 'full' ? t('account.full', { max: MOST_SAVED_CARTS }) : t('account.required'),
    ]),
  )
}
