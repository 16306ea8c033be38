import sanitizeHtml from 'sanitize-html'

/** A path of our own site; `//elsewhere` and its spellings are none. */
const OWN_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/

/**
 * Markup of a notification with nothing left in it but words, emphasis and links within our own site.
 * Anything else of it goes, even though our own server wrote it: a value of somebody's may have got into its
 * sentence.
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
