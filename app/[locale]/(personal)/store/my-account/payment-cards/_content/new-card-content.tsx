import { CardForm } from '@/components/payment-cards/card-form'
import { SignInToContinue } from '@/components/session/sign-in-to-continue'
import { ButtonLink } from '@/components/ui/button'
import { captchaSite } from '@/lib/captcha/captcha-site.server'
import { MOST_CARDS } from '@/lib/contract/commerce/payment/payment-details'
import { formatList } from '@/lib/format/list'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { ownCards } from '@/lib/payment-cards/cards-of'
import { accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { cardFormActionPath } from '@/lib/site/card-paths'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import { formTexts } from '../../../../_forms/form-texts'
import type { NewCardData } from './load-new-card'

type Props = { locale: Locale; data: NewCardData; hidden: HiddenFieldValues }

type PageProps = Props & { asksForCaptcha: boolean }

/** The form of a new card, or what has to be done before one can be added. */
export function NewCardContent({ locale, data, hidden, asksForCaptcha }: PageProps) {
  const t = getTranslator(locale, 'paymentCards')
  const { addresses, brands, cards, fields, isRecent, organizations } = data
  const own = ownCards(cards)
  if (own.length >= MOST_CARDS && organizations.length === 0)
    return <p className="mt-3 max-w-prose text-lg">{t('full')}</p>
  if (!isRecent) return <SignInToContinue locale={locale} text={t('signIn.add')} />
  if (addresses.length === 0) return <AddressFirst locale={locale} />
  const { form } = getMessages(locale).paymentCards
  return (
    <>
      <p className="mt-3 mb-6 max-w-prose text-lg">
        {brands.length === 0
          ? t('safe')
          : t('accepted', {
              brands: formatList(
                locale,
                brands.map(({ name }) => name),
              ),
            })}
      </p>
      <CardForm
        model={modelOf({ locale, data, hidden })}
        fields={fields}
        captcha={asksForCaptcha ? captchaSite() : undefined}
        addresses={addresses.map(({ id, address }) => ({ id, text: letterLines(address).join(', ') }))}
        organizations={organizations}
        asksForDefault={own.length > 0}
        words={form}
        newAddressHref={newAddressPath(locale)}
        cancelHref={accountPath(locale, 'paymentCards')}
      />
    </>
  )
}

function AddressFirst({ locale }: Pick<Props, 'locale'>) {
  const t = getTranslator(locale, 'paymentCards')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('addressFirst')}</p>
      <p className="mt-6">
        <ButtonLink href={newAddressPath(locale)}>{getTranslator(locale, 'addressBook')('add')}</ButtonLink>
      </p>
    </>
  )
}

function modelOf({ locale, data: { addresses, draft }, hidden }: Props) {
  const usual = addresses.find(({ isUsual }) => isUsual)
  const values = draft?.fields ?? { billingAddress: usual?.id ?? '', cardOwner: '' }
  return {
    ...hidden,
    action: cardFormActionPath(locale),
    values,
    ...(draft !== undefined && { errors: draft.errors }),
    ...formTexts(locale, ['cardOwner', 'billingAddress']),
    submit: getMessages(locale).paymentCards.form.submit,
  }
}
