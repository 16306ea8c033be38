import { LetterAddress } from '@/components/address/letter-address'
import { DescriptionList } from '@/components/ui/description-list'
import type { Order } from '@/lib/contract/commerce/order/order'
import { orderFacts } from '@/lib/orders/order-facts'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order }

/** For whom, to where and how an order was placed, as it was ordered: beside its items. */
export const OrderFacts = ({ locale, order }: Props) => (
  <DescriptionList
    isAside
    descriptions={orderFacts(locale, order).map(({ term, fact, href }) => ({
      term,
      description: typeof fact === 'string' ? <Fact {...{ fact, href }} /> : <LetterAddress address={fact} />,
    }))}
  />
)

const Fact = ({ fact, href }: { fact: string; href: string | undefined }) =>
  href === undefined ? (
    fact
  ) : (
    <a href={href} className="inline-block py-1">
      {fact}
    </a>
  )
