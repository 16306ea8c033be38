import sanitizeHtml from 'sanitize-html'

/** The address behind a link of a fragment, or undefined where it may lead nowhere. */
export type ResolveHref = (href: string) => string | undefined

/** More than any navigation or footer has: beyond it a fragment is a fault of the site. */
export const FRAGMENT_MAX_BYTES = 256 * 1024
const MAX_DEPTH = 24

/** What may stay; the page has its own landmarks and first heading. */
const ELEMENTS = ['a', 'b', 'br', 'div', 'em', 'h2', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul']

/** Their content is no text for readers either. */
const DROPPED_WITH_CONTENT = [
  ...[
    'applet',
    'audio',
    'base',
    'button',
    'canvas',
    'datalist',
    'dialog',
    'embed',
    'form',
    'frame',
    'frameset',
  ],
  ...['head', 'iframe', 'input', 'link', 'listing', 'map', 'math', 'meta', 'noembed', 'noframes', 'noscript'],
  ...['object', 'optgroup', 'option', 'picture', 'plaintext', 'portal', 'script', 'select', 'slot', 'style'],
  ...['svg', 'template', 'textarea', 'title', 'video', 'xmp'],
]

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const
const CONTAINERS = ['article', 'aside', 'footer', 'header', 'main', 'nav', 'section']

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * An experience fragment of the marketing site with nothing left in it but texts, lists, headings and links
 * (spec §7). Scripts, styles, forms, pictures, names, classes and every attribute but a link's address and a
 * language go. A link that leads to no permitted address becomes plain text.
 */
export const cleanFragment = (html: string, resolve: ResolveHref): string =>
  sanitizeHtml(html.replace(CONTROL_CHARACTERS, ''), {
    allowedTags: ELEMENTS,
    nonTextTags: DROPPED_WITH_CONTENT,
    allowedAttributes: { a: ['href', 'rel', 'lang'], '*': ['lang'] },
    // The addresses are ours by then, each judged by `resolve`.
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      ...HEADINGS,
      ...Object.fromEntries(CONTAINERS.map(name => [name, 'div'])),
      a: (_name, { href = '', lang }) => link(resolve(href), lang),
      // Comes after the others and sees what they made.
      '*': (tagName, { lang = '', ...rest }) => ({
        tagName,
        attribs: LANGUAGE.test(lang) ? { ...rest, lang } : rest,
      }),
    },
  }).trim()

const link = (href: string | undefined, lang = '') =>
  href === undefined
    ? { tagName: 'span', attribs: { lang } }
    : { tagName: 'a', attribs: { href, lang, ...(href.startsWith('http') && { rel: 'noopener' }) } }
