import sanitizeHtml from 'sanitize-html'

/** Resolves a link of a fragment to its URL; undefined if the link is not permitted. */
export type ResolveHref = (href: string) => string | undefined

/** More than any navigation or footer has; a larger fragment is an error of the marketing site. */
export const FRAGMENT_MAX_BYTES = 256 * 1024
const MAX_DEPTH = 24

/** Permitted elements; the page has landmarks and a first heading of its own. */
const ELEMENTS = ['a', 'b', 'br', 'div', 'em', 'h2', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul']

/** Elements whose content is dropped too, because it is not text for readers. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Sanitizes an experience fragment of the marketing site to texts, lists, headings and links (spec §7). It
 * removes scripts, styles, forms, images, names, classes and every attribute but `href`, `rel` and `lang`. A
 * link to a URL that is not permitted becomes plain text.
 */
export const cleanFragment = (html: string, resolve: ResolveHref): string =>
  sanitizeHtml(html.replace(CONTROL_CHARACTERS, ''), {
    allowedTags: ELEMENTS,
    nonTextTags: DROPPED_WITH_CONTENT,
    allowedAttributes: { a: ['href', 'rel', 'lang'], '*': ['lang'] },
    // Link targets are already checked and replaced by `resolve`.
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      ...HEADINGS,
      ...Object.fromEntries(CONTAINERS.map(name => [name, 'div'])),
      a: (_name, { href = '', lang }) => link(resolve(href), lang),
      // Runs after the other transforms, on their result.
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
