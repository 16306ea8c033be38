import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { AccountRequest } from '../../../_shell/account-page'

/** The breadcrumb of an order above the pages on which it is cancelled, returned or ordered again. */
export const orderCrumb = ({ locale, code }: AccountRequest) => ({
  label: getTranslator(locale, 'orders')('earlier.title', { code }),
  href: accountDetailPath(locale, 'orderHistory', code),
})
