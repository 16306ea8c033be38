type FlagRow = {
  /** Value without a response of the flag service (spec §9). */
  default: boolean
  /** The part of the product that reads the flag and decides when it is removed. */
  owner: 'registration' | 'login' | 'layout' | 'catalogue' | 'checkout' | 'account'
  meaning: string
  /** Who reads the flag, if it is not the store: what is offered and judged in this way follows by itself. */
  readBy?: 'commerce'
}

/**
 * All feature flags (spec §9). Where the specification gives only a name, the meaning is our interpretation.
 */
export const FLAGS = {
  line3: {
    default: false,
    owner: 'registration',
    meaning: 'Addresses have a third street line',
  },
  upc: {
    default: false,
    owner: 'catalogue',
    meaning: 'Item rows, cart and orders show the product code (UPC) of goods',
  },
  'order-history': {
    default: false,
    owner: 'account',
    meaning: 'My account has the order history',
  },
  'address-book': {
    default: false,
    owner: 'account',
    meaning: 'My account has the address book',
  },
  vat: {
    default: false,
    owner: 'checkout',
    meaning: 'VAT number is asked for and VAT shown on its own line',
  },
  'my-account-qualifications': {
    default: false,
    owner: 'account',
    meaning: 'My account has the qualifications page',
  },
  'my-account-qualifications-degree': {
    default: false,
    owner: 'account',
    meaning: 'A degree can be given as evidence of qualification',
  },
  'my-account-qualifications-certification': {
    default: false,
    owner: 'account',
    meaning: 'A certification or licence can be given as evidence of qualification',
  },
  'my-account-qualifications-accredited-institution': {
    default: false,
    owner: 'account',
    meaning: 'An accredited institution can be given as evidence of qualification',
  },
  'my-account-qualifications-organisation': {
    default: false,
    owner: 'account',
    meaning: 'Membership of a professional organisation can be given as evidence of qualification',
  },
  'address-doctor': {
    default: false,
    owner: 'registration',
    meaning: 'Entered addresses are verified',
  },
  ofac: {
    default: false,
    owner: 'checkout',
    meaning: 'Orders are screened against the US sanctions lists',
    readBy: 'commerce',
  },
  'bank-transfer': {
    default: false,
    owner: 'checkout',
    meaning: 'Bank transfer is offered as a way to pay',
    readBy: 'commerce',
  },
  tpp: {
    default: false,
    owner: 'catalogue',
    meaning:
      'The training partner program leads to its courses in the store; off, to the marketing site only',
  },
  'image-capability': {
    default: false,
    owner: 'catalogue',
    meaning: 'Titles show their picture gallery, items their picture; off, there is the cover only',
  },
  'org-level-discount': {
    default: false,
    owner: 'checkout',
    meaning: 'Discounts agreed with an organisation are applied and shown',
  },
  'sso-show-username-field': {
    default: false,
    owner: 'login',
    meaning: 'Sign-up asks for a username apart from the email',
  },
  'checkout-recaptcha': {
    default: false,
    owner: 'checkout',
    meaning: 'Adding a payment card and placing an order need a captcha',
  },
  'editable-header-footer-templates': {
    default: false,
    owner: 'layout',
    meaning: 'Header navigation and footer come as experience fragments of the marketing site',
  },
  'po-threshold': {
    default: false,
    owner: 'checkout',
    meaning: 'A purchase order document is needed above an order value',
    readBy: 'commerce',
  },
  'checkout-retry': {
    default: false,
    owner: 'checkout',
    meaning: 'A failed order placement can be tried again from the review',
  },
  'po-es': {
    default: false,
    owner: 'checkout',
    meaning: 'Purchase orders are accepted on the Spanish site',
    readBy: 'commerce',
  },
  'sso-enabled': {
    default: false,
    owner: 'login',
    meaning: 'A user whom the identity provider knows is signed in without a question (single sign-on)',
  },
  'sso-use-hybris-session': {
    default: false,
    owner: 'login',
    meaning: 'Commerce gets the access token raw, under its own name, and keeps a session of its own',
  },
  'quotes-pdf-download-upgrade': {
    default: true,
    owner: 'account',
    meaning: 'Quotes download as the newer PDF document',
  },
} as const satisfies Record<string, FlagRow>

export type FlagKey = keyof typeof FLAGS

export const FLAG_KEYS = Object.keys(FLAGS) as readonly FlagKey[]
