import type { Seller } from '../../../lib/contract/commerce/seller.ts'
import { SELLERS } from '../../seed/reference/sellers.ts'
import { bankTransferOf } from '../orders/bank-accounts.ts'
import type { Site } from '../sites.ts'

/** Who sells on a site, and the account to which sums are transferred. */
export function toSeller({ uid }: Pick<Site, 'uid'>): Seller {
  const { reference: _, ...account } = bankTransferOf('')
  return { ...SELLERS[uid], bankDetails: account }
}
