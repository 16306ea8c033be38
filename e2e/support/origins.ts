import { getSite, type HostEnding, type Locale } from '@/lib/site/sites'
import { E2E_PORTS } from '../ports'

/** The store on this machine, where all ten sites are available by path. */
export const storeOrigin = (): string => `http://localhost:${E2E_PORTS.store}`

/** The store by a host name of a domain ending; the browser resolves these names to this machine. */
export const endingOrigin = (ending: HostEnding): string => `http://www.example.${ending}:${E2E_PORTS.store}`

/** The store by the host name that belongs to a locale. */
export const siteOrigin = (locale: Locale): string => endingOrigin(getSite(locale).ending)
