/*
 * Headers that the parts of the store send to one another. None of them reaches the framework or a back end
 * from a client: the front door drops or replaces them. Meanings: docs/names.md. Headers of commerce:
 * lib/contract/commerce/headers.ts.
 */

/** Identifies a request in logs, responses and calls to back ends. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The client's address as the front door determined it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * The notifications of the address, for the layout of a personal page, which cannot read the query.
 */
export const NOTIFICATIONS_HEADER = 'x-notifications'

/**
 * Why the registration continues on this site, for the page that shows it: the same response deletes the
 * notice's cookie, and the framework then hides it from the page.
 */
export const MOVE_NOTICE_HEADER = 'x-move-notice'

/** The switch of sites that brought the visitor here, for the page that shows it once. */
export const SWITCHED_HEADER = 'x-switched'

/** Headers that only the middleware sets, for pages: the front door drops them from a client's request. */
export const PAGE_HEADERS: readonly string[] = [NOTIFICATIONS_HEADER, MOVE_NOTICE_HEADER, SWITCHED_HEADER]
