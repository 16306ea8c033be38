import { createHash } from 'node:crypto'
import enCommon from '../../../locales/en/common.json' with { type: 'json' }
import enLayout from '../../../locales/en/layout.json' with { type: 'json' }
import enGb from '../../../locales/en-gb/messages.json' with { type: 'json' }
import esCommon from '../../../locales/es/common.json' with { type: 'json' }
import esLayout from '../../../locales/es/layout.json' with { type: 'json' }
import frCommon from '../../../locales/fr/common.json' with { type: 'json' }
import frLayout from '../../../locales/fr/layout.json' with { type: 'json' }
import nlCommon from '../../../locales/nl/common.json' with { type: 'json' }
import nlLayout from '../../../locales/nl/layout.json' with { type: 'json' }
import { homePath } from '../../site/paths.ts'
import { getSite, type Language, type Locale } from '../../site/sites.ts'

/**
 * - `failure`: the page itself failed
 * - `busy`: the process is overloaded
 * - `flood`: one network requests too many pages
 * - `tooLarge`: the body of a form is larger than it may be
 */
export type ErrorPageKind = 'failure' | 'busy' | 'flood' | 'tooLarge'

const KILOBYTE = 1_024
const MEGABYTE = 1_048_576

type Words = (typeof enLayout)['failure'] & (typeof enLayout)['tooLarge'] & { siteName: string }

const LAYOUTS = { en: enLayout, es: esLayout, fr: frLayout, nl: nlLayout } as const
const COMMONS = { en: enCommon, es: esCommon, fr: frCommon, nl: nlCommon } as const satisfies Record<
  Language,
  unknown
>

/** Texts of a page: each kind has its own title and text; the links are the same for all. */
const wordsOf = (language: Language, kind: ErrorPageKind): Words => ({
  ...LAYOUTS[language].tooLarge,
  ...LAYOUTS[language].failure,
  ...LAYOUTS[language][kind],
  siteName: COMMONS[language].siteName,
})

/** Regional wording of the locales that have any on this page. */
const REGIONAL: Readonly<Partial<Record<Locale, Partial<Words>>>> = { 'en-gb': enGb.layout.failure }

/** The look of the store in few rules; the page must not depend on any other file. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;color:#1a2529;background:#fff;font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif}
header{background:#0f3d4c;padding:1rem 0}
header a{color:#fff;font:600 1.25rem/1.5 Charter,"Bitstream Charter",Cambria,"Noto Serif","Liberation Serif",Georgia,serif;text-decoration:none}
header a:hover{text-decoration:underline}
.column{max-width:76rem;margin:0 auto;padding:0 1.25rem}
main{padding:3rem 0 5rem}
h1{margin:0;font:600 clamp(1.875rem,1.6rem + 1.2vw,2.375rem)/1.18 Charter,"Bitstream Charter",Cambria,"Noto Serif","Liberation Serif",Georgia,serif;text-wrap:balance}
.lead{max-width:38rem;margin:1rem 0 0;font-size:1.125rem}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem;margin:2rem 0 0}
a{color:#0b5568}
a:focus-visible{outline:3px solid #d46a08;outline-offset:3px}
.again{min-height:2.75rem;padding:.6rem 1.25rem;border-radius:3px;background:#0f3d4c;color:#fff;font-weight:600;text-decoration:none}
.again:hover{background:#082a36}
.reference{margin:2rem 0 0;color:#4b585e;font-size:.875rem;overflow-wrap:anywhere}
`

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** No script runs on the page, and only the icon is loaded. */
export const ERROR_PAGE_POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type ErrorPage = {
  kind: ErrorPageKind
  locale: Locale
  requestId: string
  /** Page to try again, as a path of this site. */
  retryHref: string
  /** Base URL of the regional marketing sites, which have the support page. */
  contentUrl: string | undefined
  /** Bytes that the form may have; named by `tooLarge`. */
  mostBytes?: number
}

/**
 * Renders what happened, what to do next, and the request id by which our logs know it (spec §8); it works
 * without script.
 */
export function renderErrorPage(page: ErrorPage): Buffer {
  const { kind, locale, requestId, retryHref, contentUrl, mostBytes = 0 } = page
  const words = { ...wordsOf(getSite(locale).language, kind), ...REGIONAL[locale] }
  const home = homePath(locale)
  const support = contentUrl && link(`${contentUrl}/${locale}/contact-us`, words.support)
  return Buffer.from(`<!doctype html>
<html lang="${getSite(locale).languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><div class="column">${link(home, words.siteName)}</div></header>
<main><div class="column">
<h1>${escapeHtml(words.title)}</h1>
<p class="lead">${escapeHtml(words.text.replace('{limit}', () => formatSize(words, mostBytes)))}</p>
<p class="ways">${link(retryHref, words.retry, 'again')} ${link(home, words.home)} ${support ?? ''}</p>
<p class="reference">${escapeHtml(words.reference)} <code>${escapeHtml(requestId)}</code></p>
</div></main>
</body>
</html>
`)
}

/** A size in whole megabytes or kilobytes, in the language of a page. */
function formatSize({ megabytes, kilobytes }: Words, bytes: number): string {
  const [text, unit] = bytes >= MEGABYTE ? [megabytes, MEGABYTE] : [kilobytes, KILOBYTE]
  return text.replace('{count}', String(Math.floor(bytes / unit)))
}

const link = (href: string, label: string, style?: string): string =>
  `<a href="${escapeHtml(href)}"${style === undefined ? '' : ` class="${style}"`}>${escapeHtml(label)}</a>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
