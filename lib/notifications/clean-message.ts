import sanitizeHtml from 'sanitize-html'

/** A path of our own site; `//elsewhere` and its variants are not. */
const OWN_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/

/**
 * Sanitizes the markup of a notification: only text, emphasis and links within our own site remain. This
 * applies to markup of our own server too, because its message may contain a user's value.
 */
export const cleanMessage = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'strong'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      a: (_name, { href = '' }) =>
        OWN_PATH.test(href) ? { tagName: 'a', attribs: { href } } : { tagName: 'b', attribs: {} },
    },
  }).trim()
