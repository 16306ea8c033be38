import { html } from 'hono/html'
import { readHref } from '../../lib/contract/content.ts'
import { pick, type SiteDocuments, type SitePage } from './documents.ts'

type Markup = ReturnType<typeof html>

/** A page of a marketing site with the store that it leads back to. */
export type PageFrame = {
  documents: SiteDocuments
  /** Origin of the store. */
  store: string
  title: string
  body: Markup
  /** Says what went wrong before the title, as the store does. */
  titlePrefix?: string
}

/** The address behind a link target, seen from a page of the marketing site. */
function addressOf({ site }: SiteDocuments, store: string, href: string): string {
  const target = readHref(href)
  if (target.place === 'address') return target.address
  const below = target.path === '' ? '' : `/${target.path}`
  switch (target.place) {
    case 'site':
      return `/${site.locale}${below}`
    case 'page':
      return `${store}/${site.locale}${below}`
    case 'store':
      return `${store}/store/${site.siteId}/${site.language}${below}`
  }
}

/**
 * The frame of every page: the way back to the store above, how to reach customer support and all other pages
 * below.
 */
export const sitePage = ({ documents, store, title, body, titlePrefix = '' }: PageFrame): Markup => {
  const { site, texts, footer } = documents
  const to = (href: string) => addressOf(documents, store, href)
  return html`<!doctype html>
<html lang="${site.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/site.css">
<title>${titlePrefix === '' ? '' : `${titlePrefix} `}${title} – ${documents.siteName}</title>
</head>
<body>
<a class="skip" href="#main">${pick(texts, 'page.skip')}</a>
<header><div class="column">
<a class="logo" href="${to('page:')}"><img src="/assets/favicon.svg" alt="" width="36" height="36"> ${documents.siteName}</a>
<nav aria-label="${pick(texts, 'menu')}"><a href="${to('page:')}">${pick(texts, 'page.store')}</a> <a href="${to('store:a-z')}">${
    footer.columns.flatMap(({ links }) => links).find(({ href }) => href === 'store:a-z')?.label ?? ''
  }</a> <a href="${to('site:contact-us')}">${pick(texts, 'page.contact')}</a></nav>
</div></header>
<main id="main" tabindex="-1"><div class="column">
<h1>${title}</h1>
${body}
</div></main>
<footer><div class="column">
<nav aria-label="${pick(texts, 'footer')}"><div class="groups">${footer.columns.map(
    column =>
      html`<section><h2>${column.title}</h2><ul>${column.links.map(
        link => html`<li><a href="${to(link.href)}">${link.label}</a></li>`,
      )}</ul></section>`,
  )}</div></nav>
<ul class="legal">${footer.legal.map(link => html`<li><a href="${to(link.href)}">${link.label}</a></li>`)}</ul>
<p>${footer.copyright}</p>
</div></footer>
</body>
</html>
`
}

/** What a page says, and how to ask about it. */
export const pageText = (documents: SiteDocuments, { lead, body }: SitePage, below?: Markup): Markup =>
  html`<div class="columns"><div class="text"><p class="lead">${lead}</p>${blocks(body)}${below ?? ''}</div>${support(documents, below === undefined)}</div>`

/** Paragraphs, headings and lists, in the order of their lines. */
function blocks(lines: readonly string[]): Markup[] {
  const drawn: Markup[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) drawn.push(html`<ul>${items.map(item => html`<li>${item}</li>`)}</ul>`)
    items = []
  }
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    endList()
    drawn.push(line.startsWith('# ') ? html`<h2>${line.slice(2)}</h2>` : html`<p>${line}</p>`)
  }
  endList()
  return drawn
}

const support = ({ site, texts, header }: SiteDocuments, linksToForm: boolean): Markup =>
  html`<aside aria-labelledby="help"><h2 id="help">${pick(texts, 'page.help')}</h2><p>${pick(texts, 'page.helpText')}</p><dl>${
    header.support?.phone === undefined
      ? ''
      : html`<dt>${pick(texts, 'page.phone')}</dt><dd><a href="tel:${header.support.phone.replaceAll(/[^+\d]/g, '')}">${header.support.phone}</a></dd>`
  }<dt>${pick(texts, 'page.hours')}</dt><dd>${header.support?.hours ?? ''}</dd></dl>${
    linksToForm ? html`<p><a href="/${site.locale}/contact-us">${pick(texts, 'page.contact')}</a></p>` : ''
  }</aside>`
