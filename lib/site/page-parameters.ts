/*
 * Query parameters of pages. Scripts import single names. Meanings and pages: docs/names.md. The filters of
 * the search: lib/catalogue/search/facet-parameters.ts. The lines of an address:
 * lib/cart/lines/line-fields.ts.
 */

/** Where sign-in leads: back to a page of ours. */
export const RETURN_TO_PARAMETER = 'returnTo'

/** Where sign-in leads: on to the authorize request of the identity provider that sent the visitor here. */
export const GOTO_PARAMETER = 'goto'

/** The login page explains that cookies are needed. */
export const COOKIES_PARAMETER = 'cookies'

/** The login page shows its help. */
export const HELP_PARAMETER = 'help'

/** A fixed message that informs, by name; it cannot carry any other text. */
export const NOTICE_PARAMETER = 'notice'

/** A fixed message about a rejected form, by name; it cannot carry any other text. */
export const ERROR_PARAMETER = 'error'

/** The encoded list of notifications (spec §3). */
export const NOTIFICATIONS_PARAMETER = 'notifications'

/** Id of a stored message about the previous action (flash message). */
export const FLASH_PARAMETER = 'flash'

/** Id of the stored values and errors of a form that was rejected or not finished. */
export const REJECTED_FORM_PARAMETER = 'form'

/** Code of the saved cart, address or payment card that the user wants to delete. */
export const DELETE_PARAMETER = 'delete'

/** uid of the organization that gets a new address. */
export const ACCOUNT_PARAMETER = 'account'

/** Customer account number with which the form of a new account begins. */
export const NUMBER_PARAMETER = 'number'

/** The sign-in of support staff says that their session has ended. */
export const SUPPORT_ENDED_PARAMETER = 'ended'

/** Session of support staff whose entries of the log are shown. */
export const SUPPORT_SESSION_PARAMETER = 'session'

/** What only the customer does, for an agent who wanted to do it. */
export const BARRED_PARAMETER = 'part'

/** Code of the mailed link that confirms a new email; valid for its user only. */
export const EMAIL_LINK_PARAMETER = 'link'

/** Token of an invitation to an organization; the list of accounts asks whether to accept it. */
export const INVITATION_PARAMETER = 'invitation'

/** The page of an account asks before the user leaves it. */
export const LEAVE_PARAMETER = 'leave'

/** Region of a tax exemption that is to be renewed: its form begins with it. */
export const REGION_PARAMETER = 'region'

/** Uid of the organization and id of the tax exemption whose certificate is downloaded. */
export const CERTIFICATE_PARAMETERS = { organisation: 'organisation', exemption: 'exemption' } as const

/** Qualification that a new one is to renew. */
export const RENEWS_PARAMETER = 'renews'

/** Draft of a qualification that the list asks about before it is deleted. */
export const DISCARD_PARAMETER = 'discard'

/** The page of an evidence asks before it is withdrawn. */
export const WITHDRAW_PARAMETER = 'withdraw'

/** Member of an organization whom its administrator wants to remove, or to hand the administration to. */
export const REMOVE_PARAMETER = 'remove'
export const HAND_OVER_PARAMETER = 'handOver'

/** A quote's page asks before something that cannot be taken back: a change, its refusal, its end. */
export const QUOTE_QUESTION_PARAMETER = 'ask'

/** Number of the order that the confirmation shows; only its owner can see it. */
export const ORDER_PARAMETER = 'order'

/** An invoice or a credit note of a payment: its number, and after `*` how much of it; repeated for each. */
export const SELECTED_INVOICE_PARAMETER = 'invoice'
export const SELECTED_CREDIT_PARAMETER = 'credit'

/** Key of an attempt to pay invoices; only its payer can see what has become of it. */
export const PAYMENT_PARAMETER = 'payment'

/** When that attempt was sent, in epoch seconds: how long its page waits before it says that none arrived. */
export const SENT_PARAMETER = 'sent'

/** Id of the look at the review that was submitted; the review shows what has changed since. */
export const REVIEWED_PARAMETER = 'reviewed'

/** The steps of shipping and payment: `new` enters an address, `known` chooses one. */
export const ADDRESS_PARAMETER = 'address'

/** The step of the checkout to which a form of the account leads back. */
export const CHECKOUT_STEP_PARAMETER = 'checkout'

/** A saved cart's page asks what to do with the items that are already in the cart. */
export const RESTORE_PARAMETER = 'restore'

/** The postal code for which the cart estimates delivery and taxes. */
export const POSTAL_CODE_PARAMETER = 'postalCode'

/** The ticket that hands a registration over from another host. */
export const TICKET_PARAMETER = 'ticket'

/** The comparison of titles. */
export const COMPARE_PARAMETERS = { codes: 'codes', only: 'only', text: 'q' } as const

/** Fields of the fit finder, as they appear in its address. */
export const FIT_FIELDS = ['years', 'months', 'minutes', 'setting', 'language', 'level', 'area'] as const

/**
 * The two lists of the fit finder: the page of the titles that fit, and the offset from which the other
 * titles are checked.
 */
export const FIT_PAGES = { fit: 'page', rest: 'rest' } as const

/** The search, besides the facets. */
export const SEARCH_PARAMETERS = {
  text: 'q',
  years: 'years',
  months: 'months',
  minutes: 'minutes',
  sort: 'sort',
  size: 'size',
  page: 'page',
} as const

/** Every list of the account, besides its filters. */
export const LIST_PARAMETERS = { page: 'page', sort: 'sort', search: 'q' } as const
