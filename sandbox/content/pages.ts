import { html } from 'hono/html'
import type { ContentLink } from '../../lib/contract/content.ts'
import { pick, type SiteDocuments } from './documents.ts'

type Markup = ReturnType<typeof html>

const anchor = ({ href, label }: ContentLink): Markup => html`<a href="${href}">${label}</a>`

const list = (links: readonly ContentLink[]): Markup =>
  html`<ul>${links.map(link => html`<li>${anchor(link)}</li>`)}</ul>`

/** The mega menu as an experience fragment; link targets keep the vocabulary of the JSON documents. */
export const firstLevelNavFragment = ({ header, texts }: SiteDocuments): Markup =>
  html`<nav class="first-level-nav" aria-label="${pick(texts, 'menu')}"><ul>${header.groups.map(
    group =>
      html`<li class="nav-group" data-group="${group.id}"><h2>${group.label}</h2>${group.columns.map(
        column => html`<div class="nav-column"><h3>${column.title}</h3>${list(column.links)}</div>`,
      )}${
        group.promo === undefined
          ? ''
          : html`<div class="nav-promo"><h3>${group.promo.title}</h3><p>${group.promo.text}</p>${anchor({
              href: group.promo.href,
              label: group.promo.linkText,
            })}</div>`
      }</li>`,
  )}</ul></nav>`

/** The footer as an experience fragment. */
export const footerFragment = ({ footer, texts }: SiteDocuments): Markup =>
  html`<div class="footer-fragment"><nav aria-label="${pick(texts, 'footer')}">${footer.columns.map(
    column => html`<section class="footer-column"><h2>${column.title}</h2>${list(column.links)}</section>`,
  )}</nav><section class="footer-social"><h2>${pick(texts, 'social')}</h2>${list(
    footer.social,
  )}</section><div class="footer-legal">${list(footer.legal)}<p>${footer.copyright}</p></div></div>`

/** The regional error page of the marketing site (spec §8). */
export const errorPage = ({ site, texts }: SiteDocuments, code: string): Markup =>
  page(
    site.languageTag,
    pick(texts, 'error.title'),
    html`<p>${pick(texts, 'error.text')}</p>
<p>${pick(texts, 'error.code')} ${code}</p>
<p><a href="/${site.locale}/contact-us">${pick(texts, 'error.contact')}</a></p>`,
  )

/** Stands for a page of the marketing site, so that no link of the store leads nowhere. */
export const marketingPage = ({ site, texts }: SiteDocuments, title: string): Markup =>
  page(site.languageTag, title, html`<p>${pick(texts, 'page.text')}</p>`)

const page = (languageTag: string, title: string, body: Markup): Markup => html`<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
