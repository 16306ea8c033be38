import { CardList } from '@/components/payment-cards/card-list'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'
import { loadCardList } from './_content/load-card-list'

const page = accountPage({
  page: 'paymentCards',
  load: loadCardList,
  render: (data, { locale, parameters, hidden }) => (
    <CardList {...data} {...{ locale, hidden }} toDelete={firstParam(parameters, DELETE_PARAMETER)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
