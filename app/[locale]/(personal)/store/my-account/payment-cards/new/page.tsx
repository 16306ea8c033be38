import { getTranslator } from '@/lib/i18n/translator'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { newCardPath } from '@/lib/site/card-paths'
import { accountPage } from '../../_shell/account-page'
import { loadNewCard } from '../_content/load-new-card'
import { NewCardContent } from '../_content/new-card-content'

const page = accountPage({
  page: 'paymentCards',
  address: ({ locale }) => newCardPath(locale),
  below: ({ locale }) => getTranslator(locale, 'paymentCards')('add'),
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: loadNewCard,
  render: (data, { locale, hidden, flags }) => (
    <NewCardContent {...{ locale, data, hidden }} asksForCaptcha={flags['checkout-recaptcha']} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
