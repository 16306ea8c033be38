/*
 * Limits of request bodies, in bytes. The front door refuses larger ones before a handler sees them.
 */

/** Unless the handler takes more. */
export const DEFAULT_BODY_BYTES = 65_536

/** A form with a document of full size. */
export const DOCUMENT_BODY_BYTES = 10 * 1_048_576 + DEFAULT_BODY_BYTES

/** A list of full length with a file of full size. */
export const QUICK_ORDER_BODY_BYTES = 262_144
