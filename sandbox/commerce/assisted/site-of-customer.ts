import type { SiteId } from '../../../lib/contract/site-ids.ts'
import { ALL_SITES, type Site } from '../sites.ts'

type Registered = { registrationCountry?: string | undefined }

/** The site of a customer's country; undefined while the country is not known. */
export const siteOfCustomer = ({ registrationCountry }: Registered): SiteId | undefined =>
  registrationCountry === undefined
    ? undefined
    : ALL_SITES.find(({ deliveryCountries }) => deliveryCountries.includes(registrationCountry))?.uid

/** Whether a customer is one of a site; somebody without a country is one of none yet. */
export const isCustomerOf = (site: Site, customer: Registered): boolean =>
  siteOfCustomer(customer) === site.uid
