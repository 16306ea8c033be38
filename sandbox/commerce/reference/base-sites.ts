import type { BaseSite } from '../../../lib/contract/commerce/base-site.ts'
import { ALL_SITES, type Site } from '../sites.ts'
import { toCurrency, toLanguage } from './money-and-languages.ts'
import { listCountries } from './place-names.ts'

/** All sites, each described in its own default language. */
export const listBaseSites = (): BaseSite[] => ALL_SITES.map(toBaseSite)

const toBaseSite = (site: Site): BaseSite => {
  const { uid, name, languages } = site
  const own = languages[0]
  const store = toBaseStore(site)
  return {
    uid,
    name,
    // The engine refuses `users/current` on a B2B channel, so the sites are B2C with B2B data attached.
    channel: 'B2C',
    theme: 'assessments',
    defaultLanguage: toLanguage(own, own),
    stores: [store],
    baseStore: store,
    // As the engine has them: Java's regular expressions over the whole address.
    urlPatterns: languages.map(
      language => `(?i)^https?://[^/]+(:[\\d]+)?/store/${uid}/${language}([/?].*)?$`,
    ),
    urlEncodingAttributes: ['storefront', 'language'],
    isolated: false,
    registrationEnabled: true,
    requiresAuthentication: false,
    captchaConfig: { enabled: false },
  }
}

const toBaseStore = ({ name, languages, currencies, deliveryCountries }: Site): BaseSite['baseStore'] => {
  const own = languages[0]
  return {
    name,
    currencies: currencies.map(currency => toCurrency(currency, own)),
    defaultCurrency: toCurrency(currencies[0], own),
    languages: languages.map(language => toLanguage(language, own)),
    defaultLanguage: toLanguage(own, own),
    deliveryCountries: listCountries(own, deliveryCountries),
    expressCheckoutEnabled: true,
  }
}
