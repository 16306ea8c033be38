import type { ComponentProps } from 'react'
import type { PlaceOrderForm } from '@/components/orders/place-order-form'
import { TextLink } from '@/components/ui/text-link'
import { termsOfSaleHref } from '@/lib/backends/content/site-links.server'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatPrice } from '@/lib/format/money'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { asksForStatement } from '@/lib/orders/placing/asks-for-statement'
import type { Locale } from '@/lib/site/sites'

type Texts = Pick<ComponentProps<typeof PlaceOrderForm>, 'words' | 'texts' | 'terms' | 'statement'>

/** Texts of the form that places an order; the statement is asked for with restricted items. */
export function placeOrderTexts(locale: Locale, cart: Cart): Texts {
  const t = getTranslator(locale, 'orders')
  const common = getTranslator(locale, 'common')
  const errors = getTranslator(locale, 'errors')
  const total = payableOf(cart)
  return {
    words: fieldWords(locale),
    texts: {
      title: t('review.placeTitle'),
      submit: t('review.submit'),
      progress: t('review.progress'),
      summaryTitle: errors('summaryTitle'),
      errorTitle: getMessages(locale).common.errorTitlePrefix,
      marketing: t('review.marketing'),
      total: total && t('review.total', { total: formatPrice(locale, total) }),
      errors: {
        terms: t('review.termsError'),
        statement: t('review.statementError'),
        [CAPTCHA_TOKEN]: t('captcha.error'),
      },
      captcha: {
        heading: t('captcha.heading'),
        loadFailed: t('captcha.loadFailed'),
        noScript: t('captcha.noScript'),
      },
    },
    terms: t.rich('review.terms', {
      terms: words => (
        <TextLink href={termsOfSaleHref(locale)} newTabLabel={common('opensInNewTab')}>
          {words}
        </TextLink>
      ),
    }),
    statement: asksForStatement(cart) ? statementText(locale, cart) : undefined,
  }
}

/** Who is qualified: the person who answers for the items, the people of the organization, or the buyer. */
function statementText(locale: Locale, { qualifiedUser, accountType, organization }: Cart): string {
  const t = getTranslator(locale, 'orders')
  if (qualifiedUser !== undefined) return t('review.statement', { name: qualifiedUser.name })
  return accountType === 'ORGANIZATION' && organization !== undefined
    ? t('review.organizationStatement', { name: organization.name })
    : t('review.ownStatement')
}
