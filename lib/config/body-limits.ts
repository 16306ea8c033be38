/*
 * Limits of request bodies, in bytes. The front door refuses larger ones before a handler sees them.
 */

/** Unless the handler takes more. */
export const DEFAULT_BODY_BYTES = 65_536

/** A form with a document of full size. */
export const DOCUMENT_BODY_BYTES = 10 * 1_048_576 + DEFAULT_BODY_BYTES

/** A list of full length, as text. */
export const QUICK_ORDER_BODY_BYTES = 262_144

/** A list with a file. A file above its own limit is received, so that its page keeps what was typed. */
export const LIST_FILE_BODY_BYTES = 1_048_576
