type FlagRow = {
  /** Value without an answer of the flag service (spec §9). */
  default: boolean
  /** The part of the product that reads the flag, or will, and decides when it goes. */
  owner: 'registration' | 'login' | 'layout' | 'catalogue' | 'checkout' | 'account'
  /** Whether anything reads it yet; a test holds this against the code. */
  isUsed: boolean
  meaning: string
}

/** Every feature flag of the store (spec §9). Where the specification gives a bare name, the meaning is our reading. */
export const FLAGS = {
  line3: {
    default: false,
    owner: 'registration',
    isUsed: true,
    meaning: 'Addresses have a third street line',
  },
  upc: {
    default: false,
    owner: 'catalogue',
    isUsed: false,
    meaning: 'Product items show their universal product code',
  },
  'order-history': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'My account has the order history',
  },
  'address-book': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'My account has the address book',
  },
  vat: {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'VAT number is asked for and VAT shown on its own line',
  },
  'my-account-qualifications': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'My account has the qualifications page',
  },
  'my-account-qualifications-degree': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'A degree can be given as evidence of qualification',
  },
  'my-account-qualifications-certification': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'A certification or licence can be given as evidence of qualification',
  },
  'my-account-qualifications-accredited-institution': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'An accredited institution can be given as evidence of qualification',
  },
  'my-account-qualifications-organisation': {
    default: false,
    owner: 'account',
    isUsed: true,
    meaning: 'Membership of a professional organisation can be given as evidence of qualification',
  },
  'address-doctor': {
    default: false,
    owner: 'registration',
    isUsed: true,
    meaning: 'Entered addresses are verified',
  },
  ofac: {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'Orders are screened against the US sanctions lists',
  },
  'bank-transfer': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'Bank transfer is offered as a way to pay',
  },
  tpp: { default: false, owner: 'catalogue', isUsed: false, meaning: 'Training partner program is offered' },
  'image-capability': {
    default: false,
    owner: 'catalogue',
    isUsed: false,
    meaning: 'Products show pictures',
  },
  'org-level-discount': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'Discounts agreed with an organisation are applied and shown',
  },
  'sso-show-username-field': {
    default: false,
    owner: 'login',
    isUsed: true,
    meaning: 'Sign-up asks for a username apart from the email',
  },
  'checkout-recaptcha': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'Placing an order needs a captcha',
  },
  'editable-header-footer-templates': {
    default: false,
    owner: 'layout',
    isUsed: true,
    meaning: 'Header navigation and footer come as experience fragments of the marketing site',
  },
  'po-threshold': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'A purchase order document is needed above an order value',
  },
  'checkout-retry': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'A failed order placement can be tried again from the review',
  },
  'po-es': {
    default: false,
    owner: 'checkout',
    isUsed: false,
    meaning: 'Purchase orders are accepted on the Spanish site',
  },
  'sso-enabled': {
    default: false,
    owner: 'login',
    isUsed: true,
    meaning: 'Whoever the identity provider knows is signed in without a question (single sign-on)',
  },
  'sso-use-hybris-session': {
    default: false,
    owner: 'login',
    isUsed: false,
    meaning: 'The session of the commerce back end follows the single sign-on session',
  },
  'quotes-pdf-download-upgrade': {
    default: true,
    owner: 'account',
    isUsed: false,
    meaning: 'Quotes download as the newer PDF document',
  },
} as const satisfies Record<string, FlagRow>

export type FlagKey = keyof typeof FLAGS

export const FLAG_KEYS = Object.keys(FLAGS) as readonly FlagKey[]
