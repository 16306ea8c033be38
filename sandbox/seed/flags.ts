import type { SandboxContext } from '../context.ts'
import { createFlagStore } from '../flags/flag-store.ts'

/** What a demonstration wants to see is on; what needs an outside service, or replaces a page, is off. */
const VALUES: Readonly<Record<string, boolean>> = {
  line3: true,
  upc: true,
  'order-history': true,
  'address-book': true,
  vat: false,
  'my-account-qualifications': true,
  'my-account-qualifications-degree': true,
  'my-account-qualifications-certification': true,
  'my-account-qualifications-accredited-institution': true,
  'my-account-qualifications-organisation': true,
  'address-doctor': true,
  ofac: false,
  'bank-transfer': true,
  tpp: false,
  'image-capability': true,
  'org-level-discount': true,
  'sso-show-username-field': true,
  'checkout-recaptcha': false,
  'editable-header-footer-templates': false,
  'po-threshold': true,
  'checkout-retry': true,
  'po-es': false,
  'sso-enabled': true,
  'sso-use-hybris-session': false,
  'quotes-pdf-download-upgrade': true,
}

/** Flags that are on for some sites only. */
const ON_FOR_LOCALES: Readonly<Record<string, readonly string[]>> = {
  vat: ['en-gb', 'nl-nl', 'es-es'],
  'po-es': ['es-es'],
}

/** Puts the sandbox's flags and their rules in place. */
export const seedFlags = ({ database }: SandboxContext): void => {
  const store = createFlagStore(database)
  for (const [key, value] of Object.entries(VALUES)) store.set(key, value)
  for (const [key, locales] of Object.entries(ON_FOR_LOCALES)) {
    for (const locale of locales) store.set(key, true, { attribute: 'locale', equals: locale })
  }
}
