type FlagRow = {
  /** Value without an answer of the flag service (spec §9). */
  default: boolean
  /** The part of the product that reads the flag, or will, and decides when it goes. */
  owner: 'registration' | 'login' | 'layout' | 'catalogue' | 'checkout' | 'account'
  meaning: string
}

/** Every feature flag of the store (spec §9). Where the specification gives a bare name, the meaning is our reading. */
export const FLAGS = {
  line3: {
    default: false,
    owner: 'registration',
    meaning: 'Addresses have a third street line',
  },
  upc: {
    default: false,
    owner: 'catalogue',
    meaning: 'Product items show their universal product code',
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
  },
  'bank-transfer': {
    default: false,
    owner: 'checkout',
    meaning: 'Bank transfer is offered as a way to pay',
  },
  tpp: {
    default: false,
    owner: 'catalogue',
    meaning: 'Courses of the training partner program are offered',
  },
  'image-capability': {
    default: false,
    owner: 'catalogue',
    meaning: 'Products show pictures',
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
    meaning: 'Placing an order needs a captcha',
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
  },
  'sso-enabled': {
    default: false,
    owner: 'login',
    meaning: 'Whoever the identity provider knows is signed in without a question (single sign-on)',
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

/** Flags that nothing reads yet, each with the reason; a test holds this against the code. */
export const UNREAD_FLAGS: Readonly<Partial<Record<FlagKey, string>>> = {
  upc: 'items of the catalogue have no product code but their item number yet',
  vat: 'comes with the checkout',
  ofac: 'comes with the checkout',
  'bank-transfer': 'comes with the checkout',
  tpp: 'the menu leads to the program of the marketing site (spec §2); courses of partners are not sold yet',
  'image-capability': 'titles have one picture, their cover, which is shown in any case',
  'checkout-recaptcha': 'comes with the checkout',
  'po-threshold': 'comes with the checkout',
  'checkout-retry': 'comes with the checkout',
  'po-es': 'comes with the checkout',
  'quotes-pdf-download-upgrade': 'comes with the quotes',
}
