import { putOrganizationAddress } from '../commerce/addresses/organization-address-store.ts'
import { insertMerge } from '../commerce/organizations/merge-store.ts'
import { insertOrganization } from '../commerce/organizations/organization-store.ts'
import { insertQglobalAccount } from '../commerce/qglobal/qglobal-store.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { seedCheckout } from './checkout.ts'
import { seedCustomers } from './customers.ts'
import { DEMO_ORGANISATIONS } from './organisations.ts'
import { seedProgrammes } from './programmes.ts'
import { DEMO_QGLOBAL_ACCOUNTS } from './qglobal-accounts.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

/** The demo mergers were sixty days before the seed. */
const MERGED_AGO_MS = 60 * 86_400_000

/**
 * Fills the commerce engine. The identity provider must have been seeded before: customers are its people.
 */
export const seedCommerce = (stores: Stores): void =>
  transaction(stores.database, () => {
    seedOrganisations(stores)
    seedCustomers(stores)
    seedProgrammes(stores.database, stores.clock.now())
    seedCheckout(stores.database, stores.clock.now())
  })

const seedOrganisations = ({ database, clock }: Stores): void => {
  const now = clock.now()
  for (const { address, shows: _shows, ...organization } of DEMO_ORGANISATIONS) {
    insertOrganization(database, organization, now)
    const { line1, town, region, postalCode, country } = address
    const places = {
      country: { isocode: country },
      ...(region === undefined ? {} : { region: { isocode: region } }),
    }
    const entry = {
      organizationUid: organization.uid,
      role: 'PRIMARY_BILLING',
      address: { line1, town, postalCode, ...places },
    } as const
    putOrganizationAddress(database, entry, now)
  }
  const moved = { addresses: 2, orders: 14, users: 3 }
  for (const uid of ['org-st-orrin-north', 'org-st-orrin-children'])
    insertMerge(database, uid, { mergedAt: now - MERGED_AGO_MS, moved })
  for (const { shows: _shows, ...account } of DEMO_QGLOBAL_ACCOUNTS) insertQglobalAccount(database, account)
}
