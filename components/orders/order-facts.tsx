import { LetterAddress } from '@/components/address/letter-address'
import { DocumentLink } from '@/components/page/document-link'
import { DescriptionList } from '@/components/ui/description-list'
import type { Order } from '@/lib/contract/commerce/order/order'
import { orderFacts } from '@/lib/orders/facts/order-facts'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order; hasFiles: boolean }

/**
 * For whom, to where and how an order was placed, as it was ordered: beside its items.
 * @param hasFiles whether the user may have the files of the order, having sent them
 */
export const OrderFacts = ({ locale, order, hasFiles }: Props) => (
  <DescriptionList
    isAside
    descriptions={orderFacts(locale, order).map(({ term, fact, href, document }) => ({
      term,
      description:
        document !== undefined ? (
          <DocumentLink {...{ locale, document }} isOwn={hasFiles} />
        ) : typeof fact === 'string' ? (
          <Fact {...{ fact, href }} />
        ) : (
          <LetterAddress address={fact} />
        ),
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
